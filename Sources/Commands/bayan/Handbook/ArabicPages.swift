// Generated from Documentation/Handbook/ar. Do not edit; to regenerate:
//
//     Tools/handbook
//
// swift-format-ignore-file

extension Handbook.Pages {
  static let arabic = Self(
    contents: ##"""
<div dir="rtl">

# دليل المترجم

صفحات قصيرة في أكثر ما يسأل عنه المترجمون. وقبلها صفحة [للمترجمين](../../Translators.md) بالإنجليزية: أيُّ الملفات لك،
وكيف تفحص عملك.

| الصفحة | ما فيها |
| --- | --- |
| [messages](messages.md) | لغة الرسائل MessageFormat 2 في عشر دقائق |
| [plurals](plurals.md) | صيغ العدد، كلٌّ بأعدادها |
| [direction](direction.md) | العربية واللاتينية في سطر واحد، بلا خوف |
| [states](states.md) | رحلة الترجمة: ناقصة، فمسودة، فمترجمة، فمراجَعة، ثم متقادمة |
| [diagnostics](diagnostics.md) | ما الذي تطلبه أشهر البلاغات، بأمثلة قبل التصحيح وبعده |

يعرض `bayan handbook` هذه القائمة، ويعرض `bayan handbook plurals` صفحة منها. والصفحات بالعربية
و[الإنجليزية](../en/README.md)، يختار بينهما `--language ar` و`--language en`.

</div>
"""##,
    messages: ##"""
<div dir="rtl">

# لغة الرسائل MessageFormat 2 في عشر دقائق

تُكتب الرسائل بصيغة MessageFormat 2 من يونيكود. ويكفيك في معظمها القسمان الأولان. جرّب الأمثلة بنفسك: يعرض `bayan format`
الرسالة كما يعرضها البرنامج.

## النص

النص نص لا غير.

</div>

```sh
bayan format 'انتهت جلستك.' --locale ar
```
```text
انتهت جلستك.
```

<div dir="rtl">

## العناصر النائبة

`{$name}` عنصر نائب: ينوب عن قيمة يضعها البرنامج مكانه. ضعه حيث تحتاج إليه جملتك، واترك اسمه كما هو في الأصل.

</div>

```sh
bayan format 'سجّلت الدخول باسم {$name}.' --locale ar --arg name=سلمى --sink terminal
```
```text
سجّلت الدخول باسم سلمى.
```

<div dir="rtl">

وإن أخطأت في الاسم لم تُعرف القيمة، ورأى القارئ العنصر النائب نفسه:

</div>

```sh
bayan format 'سجّلت الدخول باسم {$nmae}.' --locale ar --arg name=سلمى --sink terminal   # exit code 1
```
```text
error: '$nmae' has no value; give one with --arg nmae=VALUE [unresolved-variable]
سجّلت الدخول باسم {$nmae}.
```

<div dir="rtl">

لا تُلصق بالعنصر النائب حرف جر ولا ضميرًا: لا أحد يعرف بأي حرف تبدأ القيمة. اكتب «باسم {$name}» لا «لِ{$name}».

## الأعداد

بعد اسم القيمة نقطتان رأسيتان، ثم ما يدل على طريقة كتابتها. و`:integer` عدد صحيح يكتبه البرنامج بأرقام اللغة وفواصلها،
فلا تكتبها أنت.

</div>

```sh
bayan format 'الحجم {$size :integer} بايت' --locale ar-EG --arg size=1234567 --sink terminal
bayan format 'الحجم {$size :integer} بايت' --locale ar-MA --arg size=1234567 --sink terminal
```
```text
الحجم 1.234.567 بايت
```

<div dir="rtl">

وما بعد النقطتين يبقى كما هو في الأصل.

## اختيار نص من نصوص

قد تكون للرسالة نصوص يُختار واحد منها. يبيّن `.input` القيمة التي يُختار بها، ويبدأ الاختيار عند `.match`. ثم في كل سطر
مفتاح، يليه نصه بين `{{` و`}}`. والمفتاح `*` لكل ما عدا ذلك.

</div>

```sh
bayan format '.input {$kind :string} .match $kind photo {{حُذفت الصورة.}} video {{حُذف المقطع.}} * {{حُذف الملف.}}' --locale ar --arg kind=photo --sink terminal
```
```text
حُذفت الصورة.
```

<div dir="rtl">

المفتاحان `photo` و`video` للبرنامج فلا يُترجمان. والذي يُترجم هو النصوص، وبها تطابق الفعل: «حُذفت الصورة» و«حُذف المقطع».

وإن كانت القيمة عددًا فالمفاتيح صيغ العدد، أو أعداد بعينها. والعدد أولى من الصيغة:

</div>

```sh
bayan format '.input {$count :integer} .match $count 100 {{مئة ملف}} few {{{$count} ملفات}} * {{{$count} ملف}}' --locale ar --arg count=100 --sink terminal
bayan format '.input {$count :integer} .match $count 100 {{مئة ملف}} few {{{$count} ملفات}} * {{{$count} ملف}}' --locale ar --arg count=7 --sink terminal
```
```text
٧ ملفات
```

<div dir="rtl">

ولكل صيغة في الملف سطر مستقل. تشرح صفحة [صيغ العدد](plurals.md) الصيغ الست.

## الوسوم

يحيط `{#link}` و`{/link}` بجزء يعرضه البرنامج على نحو آخر، كالرابط. ضعهما حول الكلمات نفسها في لغتك. وهما لا يظهران هنا:

</div>

```sh
bayan format 'اقرأ {#link}شروط الخدمة{/link}.' --locale ar
```
```text
اقرأ شروط الخدمة.
```

<div dir="rtl">

## علامات لها معنى

لثلاث علامات معنى في الرسائل: `{` و`}` و`\`. فإن أردت أن تظهر إحداها فاكتب قبلها `\`.

</div>

```sh
bayan format 'لا يجوز أن يحتوي الاسم على \{ أو \}.' --locale ar
```
```text
لا يجوز أن يحتوي الاسم على { أو }.
```

<div dir="rtl">

أما علامات التنصيص العربية «…» فلا تحتاج إلى شيء. وكيف يُكتب النص بين علامتي الاقتباس في الملف؟ الجواب في
[صفحة المترجمين](../../Translators.md#text-and-quotes). والدوال كلها والحدود كلها في
[MessageFormat](../../MessageFormat.md).

</div>
"""##,
    plurals: ##"""
<div dir="rtl">

# صيغ العدد، كلٌّ بأعدادها

للإنجليزية صيغتان، وللعربية ست. وأسماؤها عند يونيكود `zero` و`one` و`two` و`few` و`many`، ثم `*` لما بقي. لا تغرّك
الأسماء: فالصيغة `many` لا تعني «كثيرًا»، بل الأعداد التي آخرها من ١١ إلى ٩٩. انظر إلى الأعداد.

## الصيغ الست

| المفتاح | الأعداد | المعدود | مثال |
| --- | --- | --- | --- |
| `zero` | ٠ | نفي | لم يُحذف أي ملف |
| `one` | ١ | مفرد | حُذف ملف واحد |
| `two` | ٢ | مثنى | حُذف ملفان |
| `few` | ٣ إلى ١٠، ١٠٣ إلى ١١٠ … | جمع مجرور | حُذفت ٣ ملفات |
| `many` | ١١ إلى ٩٩، ١١١ إلى ١٩٩ … | مفرد منصوب | حُذف ١١ ملفًا |
| `*` | ١٠٠ إلى ١٠٢، ٢٠٠ … | مفرد مجرور | حُذف ١٠٠ ملف |

ثلاث صيغ منها لعدد واحد، وهي `zero` و`one` و`two`. ولا يُذكر فيها العدد: «ملفان» لا «٢ ملفان». والثلاث الباقية لأعداد
كثيرة، فلا بد فيها من `{$count}`.

ولا تنسَ أن العدد قد يبلغ ١٠٣ و١١١: هما كالثلاثة والأحد عشر.

</div>

```sh
bayan format '.input {$n :integer} .match $n zero {{zero}} one {{one}} two {{two}} few {{few}} many {{many}} * {{*}}' --locale ar --arg n=103 --sink terminal
```
```text
few
```

<div dir="rtl">

## اكتب الصيغ كلها

تكتب نصًا لكل صيغة في لغتك، وإن لم يكن في الأصل إلا صيغتان. هذا الأصل:

</div>

```toml
# Locales/en/files.toml
[deleted]
title = '''
.input {$count :integer}
.match $count
one {{{$count} file was deleted}}
*   {{{$count} files were deleted}}'''
```

<div dir="rtl">

وهذه الترجمة:

</div>

```toml
# Locales/ar/files.toml
[deleted]
title = '''
.input {$count :integer}
.match $count
zero {{لم يُحذف أي ملف}}
one  {{حُذف ملف واحد}}
two  {{حُذف ملفان}}
few  {{حُذفت {$count} ملفات}}
many {{حُذف {$count} ملفًا}}
*    {{حُذف {$count} ملف}}'''
```

<div dir="rtl">

السطران الأولان كما هما في الأصل. والفعل في `few` مؤنث لأن جمع ما لا يعقل يُعامل معاملة المؤنث: «حُذفت ملفات». وفي `many`
و`*` المعدود مفرد فالفعل مذكر.

</div>

```toml
# Catalog/bayan.toml
format = 1
source-locale = "en"
locales = ["en", "ar"]

[module]
name = "AppErrors"
```
```toml
# Catalog/categories.toml
[other]
requires = ["title"]
```
```toml
# Catalog/files.toml
domain = "com.example.files"
type = "FileError"

[codes.deleted]
category = "other"
summary = "Files were deleted on another device."
arguments = { count = { type = "integer", range = "0...500" } }
```

<div dir="rtl">

(الملفات الثلاثة الأخيرة للمطوّرين، وهي هنا ليكون ما في الصفحة مشروعًا كاملًا.)

لا يجد الفحص ما يعترض عليه:

</div>

```sh
bayan check
```

<div dir="rtl">

وانظر إلى كل صيغة بعدد من أعدادها، وإلى جانبها الأصل:

</div>

```sh
bayan show files.deleted --locale ar --all
```
```text
…
  count=3
    ar  ⁨حُذفت ٣ ملفات⁩
    en  3 files were deleted
  count=11
    ar  ⁨حُذف ١١ ملفًا⁩
    en  11 files were deleted
  count=100
    ar  ⁨حُذف ١٠٠ ملف⁩
    en  100 files were deleted
```

<div dir="rtl">

## المذكر والمؤنث

تخالف الأعدادُ من ٣ إلى ١٠ المعدودَ في التذكير والتأنيث إذا كُتبت بالحروف: «ثلاثة ملفات» و«ثلاث صور». أما الأرقام فلا
تتغير، ولذلك هي أسلم: «٣ ملفات» و«٣ صور». وإن كتبت العدد بالحروف فاجعل له مفتاحًا، وهو العدد نفسه:

</div>

```sh
bayan format '.input {$count :integer} .match $count 3 {{ثلاث صور}} few {{{$count} صور}} * {{{$count} صورة}}' --locale ar --arg count=3 --sink terminal
```
```text
ثلاث صور
```

<div dir="rtl">

## عددان في رسالة

قد يُختار النص بعددين، فيكون في كل سطر مفتاحان، وتجوز النجمة مكان أي منهما. اكتب سطرًا لكل زوج تفرّق لغتك بينه وبين غيره.
وهذه ثلاثة أسطر منها:

</div>

```sh
bayan format '.input {$files :integer} .input {$folders :integer} .match $files $folders one one {{ملف واحد في مجلد واحد}} few few {{{$files} ملفات في {$folders} مجلدات}} * * {{الملفات: {$files}، المجلدات: {$folders}}}' --locale ar --arg files=3 --arg folders=5 --sink terminal
```
```text
٣ ملفات في ٥ مجلدات
```

<div dir="rtl">

## الأول والثاني والثالث

`select=ordinal` للترتيب لا للعدّ. وللعربية فيه صيغة واحدة هي `*`، فيكفي نص واحد: «المحاولة رقم ٣».

</div>

```sh
bayan format 'المحاولة رقم {$n :integer}' --locale ar --arg n=3 --sink terminal
```
```text
المحاولة رقم ٣
```

"""##,
    direction: ##"""
<div dir="rtl">

# الاتجاه، بلا خوف

تُكتب العربية من اليمين إلى اليسار، والكلمات اللاتينية والأعداد وسطها من اليسار إلى اليمين. يرتب الحاسوب السطر بقواعد
ثابتة، ولا يلزمك شيء في معظم الأحيان.

## اكتب كما تنطق

اكتب الحروف بترتيب نطقها، ولا تنظر إلى مواضعها على الشاشة. فالمحرر الذي لا يعرف العربية يعرض سطر الرسالة بترتيب غريب:

</div>

```toml
title = "تعذّر حفظ «{$file}» على {$device}"
```

<div dir="rtl">

ذلك شأن المحرر. أما الملف ففيه الحروف متتابعة كما تنطقها. وهكذا يرى القارئ السطر:

</div>

```sh
bayan format 'تعذّر حفظ «{$file}» على {$device}' --locale ar --arg file=photo.jpg --arg device=iPhone --sink terminal
```
```text
تعذّر حفظ «photo.jpg» على iPhone
```

<div dir="rtl">

وبهذا الترتيب يعرض النصوصَ أيضًا `bayan check --format html` و`bayan show`.

## العناصر النائبة تعتني بنفسها

قد يكون الاسم لاتينيًا أو عربيًا، ولا يُعرف ذلك مسبقًا. ولهذا يحيط البرنامج كل قيمة بعلامتين لا تُريان، تعزلانها عما حولها،
فلا يضطرب السطر. فلا تضف شيئًا.

## متى تلزم علامة

تلزم في حالتين. يكشفهما الفحص، ويعرض `bayan check --fix=review` شكل السطر بعد التصحيح.

| الحالة | ما يراه القارئ | العلاج |
| --- | --- | --- |
| كلمة لاتينية في طرفها رمز، مثل `C++` و`.NET` و`C#` | الرمز في الجهة الأخرى | عازل: العلامة U+2066 قبلها، والعلامة U+2069 بعدها |
| جملة تبدأ بكلمة لاتينية | السطر كله من اليسار إلى اليمين أحيانًا | ابدأ بكلمة عربية، أو بالعلامة U+200F |

واكتب العلامة في الملف بحيث يراها غيرك: بين علامتي الاقتباس `"`، تمثل `\u2066` العلامة U+2066.

</div>

```toml
title = "مكتوب بلغة \u2066C++\u2069"
```

<div dir="rtl">

## ما لا ينفع أبدًا

- **قلب النص.** سيقرؤه الناس معكوسًا.
- **تبديل الأقواس.** القوس `(` يفتح في كل لغة، والحاسوب يرسمه في الجهة الصحيحة.
- **علامات الإجبار والتضمين** من U+202A إلى U+202E. أثرها يتجاوز موضعها، والفحص يعترض عليها.
- **علامة تُصلح بها منظر السطر في محررك.** القارئ ليس عنده محررك.

## الأرقام

يكتب البرنامج الأعداد بأرقام اللغة، `٣` أو `3`، بحسب ما اختاره المشروع. والعدد الذي تكتبه أنت يكون بالأرقام نفسها. أما
أرقام الإصدارات والرموز والعناوين فتبقى كما هي.

</div>

```sh
bayan format '{$count :integer} ملفات' --locale ar-EG --arg count=3 --sink terminal
```
```text
٣ ملفات
```
```sh
bayan format '{$count :integer} ملفات' --locale ar-MA --arg count=3 --sink terminal
```
```text
3 ملفات
```

"""##,
    states: ##"""
<div dir="rtl">

# رحلة الترجمة

| الحالة | اسمها في الأوامر | معناها | ما يراه القارئ |
| --- | --- | --- | --- |
| ناقصة | missing | لم يكتبها أحد | لغة الأصل |
| مسودة | draft | كتبتها أداة أو تصحيح آلي | لغة الأصل |
| مترجمة | translated | كتبها إنسان | الترجمة |
| مراجَعة | reviewed | قرأها إنسان بعد كتابتها | الترجمة |
| متقادمة | stale | تغيّر الأصل بعدها | الترجمة، وقد تكون خطأً |

تصير الناقصة مسودةً أو مترجمة، وتصير المسودة مترجمة إذا عدّلتها، ومراجَعة إذا راجعتها. وإذا تغيّر الأصل تقادمت الترجمة،
ثم تعود مترجمةً إذا وافقته من جديد.

تتبع هذه الصفحة رسالة واحدة في رحلتها كلها. والملفات لمشروع صغير:

</div>

```toml
# Catalog/bayan.toml
format = 1
source-locale = "en"
locales = ["en", "ar"]

[module]
name = "AppErrors"
```
```toml
# Catalog/categories.toml
[other]
requires = ["title"]
```
```toml
# Catalog/login.toml
domain = "com.example.login"
type = "LoginError"

[codes.expired]
category = "other"
summary = "The session is too old."
```
```toml
# Locales/en/login.toml
[expired]
title = "Your session has expired"
```
```toml
# Locales/ar/login.toml
# لا شيء بعد.
```

<div dir="rtl">

## ناقصة

يذكر الفحص ما نقص، ويعدّه خطأً، فلا يصدر البرنامج من دونه.

</div>

```sh
bayan check --locale ar   # exit code 1
```
```text
Locales/ar/login.toml:2:1: error: 'expired' has no texts in 'ar'; it needs 'title' [translation-missing]
  Locales/en/login.toml:1:2: note: the source has it here
```

<div dir="rtl">

## مترجمة

اكتب النص. وما يكتبه إنسان فهو مترجم، ولا يُسجَّل ذلك في مكان. ثم يسجّل `bayan sync` الأصل الذي تُرجم عنه.

</div>

```toml
# Locales/ar/login.toml
[expired]
title = "انتهت جلستك"
```
```sh
bayan check --locale ar
bayan sync
bayan review --list --locale ar
```
```text
ar translated login.expired.title
```

<div dir="rtl">

## مراجَعة

يقرؤها أحد مرة أخرى وإلى جانبها الأصل، والأفضل أن يكون غير من كتبها، ثم يسجّل المراجعة:

</div>

```sh
bayan review login.expired --locale ar
bayan review --list --locale ar
```
```text
```

<div dir="rtl">

لم يبقَ ما يُراجع. وإذا غيّرت النص بعد ذلك سقطت المراجعة، لأنها كانت لنص غيره.

## متقادمة

ثم يتغيّر الأصل:

</div>

```toml
# Locales/en/login.toml
[expired]
title = "Your session has ended"
```
```sh
bayan check --locale ar
```
```text
Locales/ar/login.toml:2:9: warning: the source has changed since this was translated; update the translation, then run 'bayan sync login.expired.title' [translation-stale]
  source  Your session has ended
  target  ⁨انتهت جلستك⁩
  Locales/en/login.toml:2:9: note: the source reads now
  note: what has changed: Your session has [-expired-]{+ended+}
```

<div dir="rtl">

تقادمت الترجمة، ويبيّن البلاغ ما الذي تغيّر في الأصل. والصواب أحد أمرين:

- أن تتغيّر الترجمة: عدّلها، ثم نفّذ `bayan sync login.expired`.
- أن تبقى الترجمة صالحة: نفّذ `bayan sync login.expired` كما هي.

</div>

```sh
bayan sync login.expired
bayan check --locale ar
```

<div dir="rtl">

وإذا لم يتغيّر في الأصل إلا فاصلة أو حرف، نفّذ أحد المطوّرين `bayan sync --minor`، فلا تتقادم ترجمة.

## مسودة

المسودة نص لم يقرأه إنسان. تكتبها التصحيحات التي تضيف كلامًا، وقد يأتي بها الاستيراد، ولا تكتب برامج المساعدة على الترجمة
غيرها. ويذكر الملف `state.lock` أيُّ النصوص مسودات:

</div>

```toml
# Locales/ar/state.lock
login.expired.title = draft f3cba1b7 6d15a61a import:xliff-2.2
```

```sh
bayan check --locale ar
```
```text
Locales/ar/login.toml:2:9: warning: 'login.expired.title' is a draft (import:xliff-2.2); edit it, or accept it with 'bayan review login.expired.title' [translation-draft]
  source  Your session has ended
  target  ⁨انتهت جلستك⁩
```

<div dir="rtl">

لا يرى القارئ المسودة. عدّلها فتصير مترجمة، أو اقرأها، فإن وجدتها صحيحة فسجّل ذلك:

</div>

```sh
bayan review login.expired
bayan check --locale ar
```
"""##,
    diagnostics: ##"""
<div dir="rtl">

# ما الذي تطلبه أشهر البلاغات

ينتهي كل بلاغ باسم القاعدة التي كشفته، بين قوسين معقوفين. في هذه الصفحة القواعد التي يصادفها المترجم أكثر من غيرها.
ومع كل قاعدة ثلاثة نصوص: الأصل (`source`)، وترجمة يعترض عليها الفحص (`before`)، وترجمة سليمة (`after`).

ولمعرفة المزيد عن أي قاعدة، وإن لم تكن هنا:

</div>

```sh
bayan explain placeholder-missing --locale ar
```

<div dir="rtl">

القواعد كلها في [الفهرس الإنجليزي](../../Rules/README.md). وقد يخطئ التحذير أو الملاحظة. فإن كنت واثقًا من نصك، فالأمر
`bayan allow` يسجّل السبب، ويسكت الفحص عن ذلك الموضع.

## العناصر النائبة

### `placeholder-missing`

في الأصل قيمة تُعرض، وليست في الترجمة. ضع العنصر النائب حيث يناسب جملتك.

</div>

```toml
source = "“{$file}” couldn’t be saved."
before = "تعذّر حفظ الملف."
after  = "تعذّر حفظ «{$file}»."
```

<div dir="rtl">

### `placeholder-unknown`

لا توجد قيمة بهذا الاسم: كُتب خطأً أو تُرجم. تبقى الأسماء كما هي في الأصل.

</div>

```toml
source = "“{$file}” couldn’t be saved."
before = "تعذّر حفظ «{$ملف}»."
after  = "تعذّر حفظ «{$file}»."
```

<div dir="rtl">

### `placeholder-lookalike`

يشبه العنصر النائب وليس عنصرًا نائبًا، فيراه القارئ كما كُتب. اكتبه كما في الأصل: قوس معقوص، ثم `$`، ثم الاسم، ثم قوس.

</div>

```toml
source = "Sign in as {$name}."
before = "تسجيل الدخول باسم %name%."
after  = "تسجيل الدخول باسم {$name}."
```

<div dir="rtl">

### `syntax-error`

لا يمكن قراءة الرسالة، والغالب أن قوسًا ناقص. والعلامة في البلاغ تدل على الموضع الذي توقفت عنده القراءة.

</div>

```toml
source = "Sign in as {$name}."
before = "تسجيل الدخول باسم {$name."
after  = "تسجيل الدخول باسم {$name}."
```

<div dir="rtl">

## صيغ العدد

تشرح صفحة [صيغ العدد](plurals.md) الصيغ الست.

### `plural-category-missing`

في العربية صيغة لبعض الأعداد، وليست في الرسالة. أضفها. ويكتب `bayan check --fix=review` مسودة أولى لها، فصحّحها.

</div>

```toml
source = '''
.input {$count :integer}
.match $count
one {{{$count} file was deleted.}}
*   {{{$count} files were deleted.}}'''
before = '''
.input {$count :integer}
.match $count
zero {{لم يُحذف أي ملف.}}
one  {{حُذف ملف واحد.}}
two  {{حُذف ملفان.}}
many {{حُذف {$count} ملفًا.}}
*    {{حُذف {$count} ملف.}}'''
after = '''
.input {$count :integer}
.match $count
zero {{لم يُحذف أي ملف.}}
one  {{حُذف ملف واحد.}}
two  {{حُذف ملفان.}}
few  {{حُذفت {$count} ملفات.}}
many {{حُذف {$count} ملفًا.}}
*    {{حُذف {$count} ملف.}}'''
```

<div dir="rtl">

### `plural-number-omitted`

الصيغة لأعداد كثيرة، والنص لا يذكر أيها. اذكر العدد. ولا يُستغنى عنه إلا في صيغة لعدد واحد، كالمثنى.

</div>

```toml
source = '''
.input {$count :integer}
.match $count
one {{{$count} file was deleted.}}
*   {{{$count} files were deleted.}}'''
before = '''
.input {$count :integer}
.match $count
zero {{لم يُحذف أي ملف.}}
one  {{حُذف ملف واحد.}}
two  {{حُذف ملفان.}}
few  {{حُذفت بضعة ملفات.}}
many {{حُذف {$count} ملفًا.}}
*    {{حُذف {$count} ملف.}}'''
after = '''
.input {$count :integer}
.match $count
zero {{لم يُحذف أي ملف.}}
one  {{حُذف ملف واحد.}}
two  {{حُذف ملفان.}}
few  {{حُذفت {$count} ملفات.}}
many {{حُذف {$count} ملفًا.}}
*    {{حُذف {$count} ملف.}}'''
```

<div dir="rtl">

### `plural-forms-identical`

ثلاث صيغ أو أكثر متطابقة، والغالب أنها نُسخت لتُعدَّل لاحقًا. لكل صيغة معدودها: جمع بعد ٣ إلى ١٠، ومفرد منصوب بعد ١١ إلى
٩٩، ومفرد مجرور بعد ١٠٠.

</div>

```toml
source = '''
.input {$count :integer}
.match $count
one {{{$count} file was deleted.}}
*   {{{$count} files were deleted.}}'''
before = '''
.input {$count :integer}
.match $count
zero {{لم يُحذف أي ملف.}}
one  {{حُذف ملف واحد.}}
two  {{حُذف ملفان.}}
few  {{حُذف {$count} ملف.}}
many {{حُذف {$count} ملف.}}
*    {{حُذف {$count} ملف.}}'''
after = '''
.input {$count :integer}
.match $count
zero {{لم يُحذف أي ملف.}}
one  {{حُذف ملف واحد.}}
two  {{حُذف ملفان.}}
few  {{حُذفت {$count} ملفات.}}
many {{حُذف {$count} ملفًا.}}
*    {{حُذف {$count} ملف.}}'''
```

<div dir="rtl">

### `plural-dropped`

في الأصل نص لكل صيغة، وفي الترجمة نص واحد لكل الأعداد. انقل السطرين اللذين يبدآن بـ `.input` و`.match`، ثم اكتب الصيغ.

</div>

```toml
source = '''
.input {$count :integer}
.match $count
one {{{$count} file was deleted.}}
*   {{{$count} files were deleted.}}'''
before = "حُذف {$count} ملف."
after = '''
.input {$count :integer}
.match $count
zero {{لم يُحذف أي ملف.}}
one  {{حُذف ملف واحد.}}
two  {{حُذف ملفان.}}
few  {{حُذفت {$count} ملفات.}}
many {{حُذف {$count} ملفًا.}}
*    {{حُذف {$count} ملف.}}'''
```

<div dir="rtl">

### `missing-fallback-variant`

لا توجد صيغة مفتاحها `*`. هي لكل قيمة لا صيغة لها، ولا بد منها دائمًا.

</div>

```toml
source = '''
.input {$count :integer}
.match $count
one {{{$count} file was deleted.}}
*   {{{$count} files were deleted.}}'''
before = '''
.input {$count :integer}
.match $count
zero {{لم يُحذف أي ملف.}}
one  {{حُذف ملف واحد.}}
two  {{حُذف ملفان.}}
few  {{حُذفت {$count} ملفات.}}
many {{حُذف {$count} ملفًا.}}'''
after = '''
.input {$count :integer}
.match $count
zero {{لم يُحذف أي ملف.}}
one  {{حُذف ملف واحد.}}
two  {{حُذف ملفان.}}
few  {{حُذفت {$count} ملفات.}}
many {{حُذف {$count} ملفًا.}}
*    {{حُذف {$count} ملف.}}'''
```

<div dir="rtl">

## الكلمات

### `translation-unchanged`

الترجمة هي الأصل نفسه. ترجمها.

</div>

```toml
source = "Your session has expired."
before = "Your session has expired."
after  = "انتهت جلستك."
```

<div dir="rtl">

### `translation-empty`

لا شيء بين علامتي الاقتباس. ترجم النص، أو احذف السطر فيُعدّ ناقصًا.

</div>

```toml
source = "Your session has expired."
before = ""
after  = "انتهت جلستك."
```

<div dir="rtl">

### `term-do-not-translate`

في المشروع أسماء لا تُترجم، وهي هنا `Cloud Drive`. اكتب الاسم كما هو في الأصل.

</div>

```toml
source = "Cloud Drive is full."
before = "امتلأ القرص السحابي."
after  = "امتلأ Cloud Drive."
```

<div dir="rtl">

### `term-glossary`

في مسرد المشروع كلمة أخرى لهذا المصطلح: «كلمة المرور» في مقابل `password`. للشيء الواحد اسم واحد.

</div>

```toml
source = "Enter your password."
before = "أدخل الرمز السري."
after  = "أدخل كلمة المرور."
```

<div dir="rtl">

### `number-changed`

في النص عدد غير الذي في الأصل. انظر أيهما الصحيح.

</div>

```toml
source = "Save the file as UTF-8."
before = "احفظ الملف بترميز UTF-7."
after  = "احفظ الملف بترميز UTF-8."
```

<div dir="rtl">

### `repeated-word`

تكررت كلمة مرتين متتاليتين، وإحداهما زائدة في الغالب.

</div>

```toml
source = "The file is too large."
before = "حجم الملف كبير كبير أكثر من اللازم."
after  = "حجم الملف أكبر من اللازم."
```

<div dir="rtl">

### `length-limit`

النص أطول من مكانه على الشاشة. يتسع المكان هنا لعشرين حرفًا. ابحث عن عبارة أقصر.

</div>

```toml
facet = "title"
max-length = 20
source = "No connection"
before = "لا يوجد أي اتصال بالإنترنت"
after  = "لا يوجد اتصال"
```

<div dir="rtl">

## الكتابة العربية

يصحّح `bayan check --fix` معظم ما في هذا القسم من تلقاء نفسه.

### `arabic-punctuation`

علامة ترقيم لاتينية وسط نص عربي. للعربية فاصلتها `،` وفاصلتها المنقوطة `؛` وعلامة استفهامها `؟`.

</div>

```toml
source = "Sign in, and then try again."
before = "سجّل الدخول, ثم أعد المحاولة."
after  = "سجّل الدخول، ثم أعد المحاولة."
```

<div dir="rtl">

### `arabic-waw-space`

فصلت مسافةٌ واو العطف عن الكلمة التي بعدها، وقد ينتهي السطر بعدها فتبقى الواو وحدها. احذف المسافة.

</div>

```toml
source = "Your photos and videos were saved."
before = "حُفظت صورك و مقاطعك."
after  = "حُفظت صورك ومقاطعك."
```

<div dir="rtl">

### `arabic-tatweel`

في الكلمة تطويل (ـ). هو زينة لا حرف، ولا يجد البحث كلمةً كُتبت به. احذفه.

</div>

```toml
source = "Your session has expired."
before = "انتهـــت جلستك."
after  = "انتهت جلستك."
```

<div dir="rtl">

### `letter-variant`

حرف من لغة أخرى يشبه حرفًا عربيًا: هنا الكاف الفارسية مكان الكاف العربية. لا يفرّق القارئ بينهما، ويفرّق البحث وقارئ
الشاشة. اكتب الكلمة بلوحة مفاتيح عربية.

</div>

```toml
source = "Your account is locked."
before = "حسابک مقفل."
after  = "حسابك مقفل."
```

<div dir="rtl">

### `digits-locale-mismatch`

في النص عدد مكتوب بأرقام غير أرقام اللغة. الأعداد التي يضعها البرنامج تأتي بأرقام اللغة، فيبدو العدد الآخر إلى جانبها
خطأً. وأرقام الإصدارات والعناوين تبقى كما هي.

</div>

```toml
source = "Choose up to five photos."
before = "اختر ۵ صور على الأكثر."
after  = "اختر خمس صور على الأكثر."
```

<div dir="rtl">

## المسافات والعلامات

### `double-space`

مسافتان حيث تكفي واحدة.

</div>

```toml
source = "Try again later."
before = "أعد المحاولة  لاحقًا."
after  = "أعد المحاولة لاحقًا."
```

<div dir="rtl">

### `end-punctuation`

ينتهي الأصل بعلامة، وتنتهي الترجمة بغيرها أو بلا علامة. تنتهي الجملة بنقطة، والسؤال بعلامة استفهام.

</div>

```toml
source = "Do you want to sign in again?"
before = "هل تريد تسجيل الدخول مجددًا"
after  = "هل تريد تسجيل الدخول مجددًا؟"
```

<div dir="rtl">

### `title-full-stop`

انتهى عنوان بنقطة. العناوين بلا نقاط.

</div>

```toml
facet = "title"
source = "No connection"
before = "لا يوجد اتصال."
after  = "لا يوجد اتصال"
```

<div dir="rtl">

### `quote-balance`

علامة تنصيص فُتحت ولم تُغلق، أو أُغلقت ولم تُفتح.

</div>

```toml
source = "“{$file}” couldn’t be saved."
before = "تعذّر حفظ «{$file}."
after  = "تعذّر حفظ «{$file}»."
```

<div dir="rtl">

## الاتجاه

### `bidi-isolate-missing`

نص لاتيني تحيط به رموز في جملة عربية، فتظهر الرموز في الجهة الخطأ: يُقرأ `C++` كأنه `++C`. تشرح صفحة
[الاتجاه](direction.md) السبب والعلاج.

</div>

```toml
source = "Written in C++."
before = "مكتوب بلغة C++."
after  = "مكتوب بلغة \u2066C++\u2069."
```

<div dir="rtl">

### `bidi-base-direction`

يبدأ النص بكلمة لاتينية، فقد يعرض البرنامج السطر كله من اليسار إلى اليمين. ابدأ بكلمة عربية.

</div>

```toml
source = "GitHub is down."
before = "GitHub متوقف عن العمل."
after  = "موقع GitHub متوقف عن العمل."
```

<div dir="rtl">

### `bidi-override`

تُجبر العلامتان U+202D وU+202E كل ما بعدهما على اتجاه واحد. استعمل العازل بدلًا منهما.

</div>

```toml
source = "Written in C++."
before = "مكتوب بلغة \u202DC++\u202C."
after  = "مكتوب بلغة \u2066C++\u2069."
```

<div dir="rtl">

## الوسوم

### `markup-tag-missing`

في الأصل جزء موسوم، كالرابط مثلًا، وليس في الترجمة. ضع الوسمين حول الكلمات نفسها في لغتك.

</div>

```toml
source = "See {#link}your settings{/link}."
before = "افتح إعداداتك."
after  = "افتح {#link}إعداداتك{/link}."
```

"""##)
}
