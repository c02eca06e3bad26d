// Collected from Sources/ by Tools/collect-diagnostics. Do not edit; to write the file again, run it.
// swift-format-ignore-file

/// The names of the values of each pattern, in its order, by the pattern's key.
let argumentNames: StaticString = """
    4f08e start
    4aee8d argument
    950ba9 declared expectation declared
    9e0162 thing
    e5ee86 tag
    f7cd94 found wanted
    133e4b4 text
    138bc22 scalar
    1a9f755 names rest
    1c28204 output key
    1fcfad5 own script
    21e610c found
    224162e value
    22519a9 count
    23fbb0d answering
    242c943 value
    2ce8ce5 facet other
    2d6ec28 name
    2dc9b55 change old
    2ec3d92 rule locale rest
    312fca2 word locale
    37bacca count
    38a3676 tag projectLayout
    38c6a67 changed
    38fe778 format
    39f9254 count
    3d5c275 name module category
    404de80 noun argument argument categories
    40c8d7f value locale
    4110d79 value
    4589852 word
    47faafb name didYouMean
    48d11b9 name
    4c99ade asked
    4dcb9ef relativePath
    53d9d34 key didYouMean
    54ef5fc module didYouMean
    5cbe938 count count files
    5e85468 type
    60bc7dd least count most count2
    617dd40 found expected
    62b0070 name facet module
    64e0393 word script locale names
    64f98bb name
    670d383 restated
    67470b9 key id id
    6fb7464 found
    732f4ae domain locale path locale2 untilThen
    76290b5 minutes
    76b631a recovery
    780a5af opener better
    7864b25 tag
    82f8a8a path
    84cee36 place name
    85dc70c cldr
    8ab3486 key
    8b1334d change
    8b8286b found
    8dbf2dc name
    9131b0b name
    92b6bb4 abbreviated
    92da785 option
    932f29a type name
    965df2e sourceLocale
    968f139 name
    98dabb5 count
    995d040 found
    9b8fab8 name
    9f13415 name
    a21d771 phrase
    a24315a new old
    a463029 text
    a608138 number locale sample
    a61710c value
    a684d26 what other name
    a91c8b1 counts
    ae698bf name minute
    b00ccf4 format
    b042c5a path
    b11ab0d reason
    b337d3f mark same
    b43d70b bytes
    b658af1 removed removed path count
    b67750e found
    b7a3e5f value
    b80c658 count
    b92698c own
    b957c07 value
    bdcd315 sourceLocale
    bf5e16d locale mostBodyBytes
    c1745e3 scalar locale own count
    c31dcf7 id
    c388b1e count count
    c3ccf5c start values
    c52965e topic nearest
    c5b22ad value
    c6883c0 place name language
    c9140dd variable option
    ca1a5fc name
    cdd793d variable numbers
    d3798a8 count bytes
    d46809a locale
    d4accc3 what name file didYouMean
    d8468ff topic topics
    d944b35 term
    da0b0eb name
    dc329ff shown
    de64ca7 name didYouMean
    df66e3e name type least most
    dff2855 scalar
    e1b7b35 count variableLimit
    e1bd1d8 path sentence
    eb169f2 found
    f05baaf escape
    f63c82d count limit
    f67715b quote quote quote quote
    f75b2cc argument
    fcf6433 start
    10234b35 count
    1025b868 number
    1045485f tag
    1048ae86 value
    1072c884 existing
    10995a66 code category
    10f5396b format
    11aa3fb6 module folders
    11ecb384 word
    1270fc43 tag nearest
    1278612a changeJournal
    128842d0 code
    12a8686d name other
    1303697c word
    134c9824 name name name
    13fa054e sum sum2
    14232f52 quotes
    1469a8d7 argument
    14776464 argument found wanted
    151a3083 domains name domains
    153028c6 rule
    156a02a5 refusal
    156af9e2 selectors
    15bce303 path line
    15d092e0 name script
    15d0caea names
    15de0a62 path
    15fec051 phrase
    165afc70 name
    16743f74 syntax code
    1694763f amount
    169ec8ca choice count count2
    16b572d5 name
    16be0877 tags
    16d9884c text
    16e97bf5 usage
    170a3879 code min max
    17181fc3 function other
    173b7fdb domains name names
    176cd53e value line
    17762fc7 word
    1776f54b argument noun function
    1781ae35 found
    17c71434 sign
    17d7c995 rule
    17fe7ff8 path
    181dd48c function
    18226fac tag didYouMean
    1824bd37 scalar place
    187f5560 output
    18ad9620 key withArticle
    18b26df0 named wanted
    18d83972 codes argument
    19032a96 name name2
    190c7e82 output
    193e6544 since removed
    1943f0c8 form codes codes2
    195b6f4d path reason
    19c9ce3a projectLayout tag
    19ce6f35 signs
    19d1bdc2 depth
    19df1c89 name second
    19eab710 category
    19ec9afc text
    1a06f1d1 closer
    1a07981d argument found wanted
    1a70896b entry
    1a83ddb1 option other
    1a933227 translated
    1aad3ff3 name other
    1ad400e3 lines lines2
    1b353f35 code new old
    1b835648 code domain didYouMean
    1bacdc74 file found found2
    1bd1ab29 tag
    1c6ea677 option value
    1c7bfba6 value
    1c7fd746 name
    1c97b0df count
    1ca2fb6b key known
    1ca419a6 exported
    1cd615d7 entry
    1d2e891e seen scalar
    1d58fadd who option didYouMean
    1dab61ac length limit
    1daca51b error name nearest
    1dc963c9 word
    1dcec977 targets
    1dd01a4e name
    1de8e9d2 least most
    1e37093d devices
    1e78a218 formatKey
    1e7c3714 start
    1e82dbf2 argument function wanted
    1ea61746 error name names
    1ea8fd9c scalar
    1ec252b7 mostTexts
    1f2b34f5 name
    1f2f8733 key type
    1f35d27b abbreviated
    1f506b1a rules
    1fbe0736 name
    201f15bc option
    2069c90d mark same
    20900d7e name
    20a6c241 quote label
    20d500b0 keyword
    20e5e46a name name2
    20f526db argument
    21087887 prefix path line reason
    21544b4f name didYouMean
    2188f5f6 key value
    21d4a094 value
    21fb11e1 element element
    220af226 abbreviated
    2232f14b code
    2279ddbd last missing
    22bf1b80 variants
    22c303bd option other
    22c5415c codePoint
    22ee89cb count count shown
    23629931 keyword
    23c18c04 word
    23c7b39f word
    23cf5f54 ownText
    243d9b46 script locale names
    245a29c3 count
    2486c348 output numbers
    24930adf prefix path
    24d3d1e1 code other facets category
    24edfb43 mark same
    24f3e6f2 stated value locale
    2502713c name
    250ae85a second first
    256770a2 term translation
    25c072d3 mark
    26036b70 whole
    2626006a tag didYouMean
    262d82f7 letter
    263124c2 code
    264dd666 text
    2657b84a second
    2671281e tag version
    26883d96 other numbers form language
    269e74a8 argument
    26b631dc scalar
    26bacc64 module id
    26bdad21 few many
    26d467db keys
    26d9d0ca language ours
    26ffc9d7 tag
    271baeee text placeholders
    272be04b folder
    27527dd8 name
    2777e927 text
    27bce52f found
    27fc7084 drawn count
    28012af8 abbreviated
    281d054b code other value
    2825f633 abbreviated found
    2852935e type type
    285e03ce value
    287439e8 word
    28fcf49d value value2
    2915810f message messageText
    29163926 phrase source
    29185a14 tag version version2 parts
    294ab986 source
    29a1f944 name didYouMean
    29c161db other locale
    29c5ec83 tag
    29e9b1a4 unread
    2a256f11 found
    2a3799e1 what name path names
    2a719684 module didYouMean
    2a7d6853 code
    2a922778 name
    2ab127cd name
    2ab246fb id origin
    2abdae20 change tag found expected
    2ad2a2f5 format
    2ae6c0b9 name
    2aed3d52 option value
    2b193294 abbreviated abbreviated
    2b1b5474 place
    2b2b3139 tag
    2b36a82d version
    2b3aa011 category
    2b4abbdb name
    2b7ccde0 output
    2b8ca28f other module
    2c6f774d key
    2c8746db help
    2cb15832 recovery
    2cbe4fcc count rules
    2d0127fe reason
    2d3313c1 module
    2d36d7ce tag didYouMean
    2d3fe3a3 character
    2d53eff6 option
    2d576634 others
    2d66a1d2 name
    2db9e5d2 count count
    2dc6f8bb name
    2e003d1b reason
    2e092a79 text
    2e1b7f23 names
    2e25aa68 ours
    2e26e8fe mark
    2e475698 module folder
    2e581d5f type type2
    2e59d624 change name
    2e82699a option locale untilThen
    2e837258 function text
    2e8e6a45 name names
    2ec86607 found
    2ec9f15f count rule shown
    2ecfc26a tag keyword
    2efd8d95 bracket
    2eff6f1f characters
    2f12e599 found
    2f3d509a cause
    2f7fb3ea drawn count time
    2f9cc5d9 text
    3082cf2e count
    309073f7 code
    30acb158 key
    30d75053 locale start end open close
    310538dc found
    311e1cb3 count count
    3125c38f old new
    31f632b8 code
    32460e05 key
    32841a39 brace
    32911228 name name
    32c28b88 name fate
    32df3588 abbreviated
    330741b3 key
    33074201 shown names
    33274b26 name month
    333c2763 start
    33625ed6 sum sum2
    3373e843 argument text expectation
    33a2be21 unicode
    33b42c74 name nearest
    33bcdbff what code new old
    33da01e2 name project
    3421f66f count wanted
    34632f45 start end
    3479df9d name
    348d1819 errors errors
    349a7a19 scalar
    34c78390 mark locale own sameElsewhere
    350c38db key abbreviated
    35173db0 codes
    355937ce text
    355b3a2b id locale state left
    3578e392 key known
    358cc5ab value
    35ac53a2 locale category
    35dac9fa abbreviated
    3644e63b marked
    366ff9d5 text
    36c2e955 name
    36c58546 quantity
    36e593aa id
    36e7ad20 name
    37168f77 name
    37322c86 place name value
    37424ee3 name other recovery
    374da9d7 folder found module
    379b8be2 argument
    37c8ccd2 start
    37f12643 recovery options projectLayout projectLayout2
    381f67d0 scalar
    38431ad5 count
    384c89e3 format noun
    38798b8e type example
    38ba753d escape
    39326518 messages count
    393ef420 file unknownFormat
    395199f8 name text
    396dfe6a name
    397f5afd argument offset
    398cf756 option
    3a086162 name names
    3a2ede4e text
    3a3342d0 unknown terms
    3a58b069 abbreviated
    3a6acab4 name day month
    3a6f9f50 token
    3a731cb4 name
    3a7c6bc8 name
    3ae1c329 name value
    3b18710e key
    3b19425f count
    3b376fba count
    3ba26481 form
    3bc149c9 key
    3bc7916e value
    3be7ef1b name named more
    3be90e1c path
    3bf91291 closer
    3c14df90 prefix path
    3c481b4b what
    3c608c2e argument
    3c8085ae count
    3c94498c keys
    3cf9d68d name
    3cfb2078 name projectLayout didYouMean
    3d091066 tag tags
    3d63048c digits digits
    3d7af7a7 key text pluralRule
    3da64a43 start
    3dc0f061 name code
    3ddc0846 name hour
    3de79fa2 tag outer
    3df29c9a value
    3e0ef2d9 form codes codes2 count
    3e1aa9de found written
    3e337e9a value
    3e5cff3d path
    3e66f2b9 tag
    3e8ba50a escape
    3e976663 what name didYouMean
    3e9b08f4 other identifier
    3ea285a1 module modules
    3eb0e96a function
    3ed6b82c tag
    3ed93c62 text
    3edd8bb0 type
    3f24e9f7 bytes
    3f371a2f count
    3f6ebe03 count
    3fd46523 name
    3fd71db6 argument
    3fdb0961 format
    3ff6fb75 name catalogFolder
    400841cc domain locale path untilThen
    4018d986 tabs tabs2
    4060ab1b found
    406afae9 code
    40989a2c number
    40ad91da keys
    40d76410 wrong wrong
    40f7a1bf name
    41335035 name name2
    4148f315 argument
    41497a7a close found
    417defe3 name value codePoint
    419aebb8 first second module
    41c286bc kind name
    41da086c output tables
    41e8cbff key value names
    41f7e2e9 yes edit
    421a2815 count
    4242a688 formatsWithKeys
    427f8603 hexadecimal
    428283fc source ours
    42aeb93c stated source
    42dd06b3 name
    42f383f3 name facet locale untilThen
    43142ca8 name
    435c762a project
    437bd09c start
    43883e33 argument
    438ec7ee argument
    43a2003f name
    43e48203 start end
    44218927 found
    442da23a skeleton
    4447361e name
    445e2f0d key
    44642761 key
    447d64f5 key id id
    448034ab change tag
    44894610 name value old old
    44a325ed code
    44aa2a83 id
    44b26f2a tag
    44b42522 text
    44b46868 count
    450ae5a1 numbers
    4522a5e8 opener codePoint
    45844db3 variants
    45cee6b0 argument
    45e0c011 quantity
    4607ff60 key
    462577c2 quote
    464f1040 value
    465cd1ed count count locale named
    4664495e start
    467d89dc tag first
    469d7eb3 text text2
    46ab1968 name
    46bae7da length
    471add36 declaration value
    472f70a3 name
    47307324 found locale expected sameElsewhere
    474ccf6b path
    4754f570 found
    478025f6 phrase
    478b80c0 withValues
    47a6d4c9 names
    47b3c618 count count path
    485771b8 escape
    488ff8cd name names
    48b85e7b value source
    48ebb20a start changeJournal
    48f8a95a nestingLimit
    49000584 key
    491c25df second first
    492325f9 name
    494f072c encoding
    495615b8 port
    49ea71f2 argument
    49f8a683 number
    4a1ffb81 placeholder format
    4a6675b2 number sample
    4ab95cd4 scalar count
    4ada4b07 attribute tag
    4b128f54 mark
    4b2b3a62 what name file builtIn
    4ba0ab10 method reason
    4bb4ac0c count count
    4be9e950 names
    4c166661 count largestFile
    4c624347 closer
    4c8417d0 message
    4c8cc1ed phrase
    4ca83068 count
    4d53ce62 attribute name
    4d5d4079 argument name
    4d7a8d2c word min max
    4d844ad0 count
    4d871f98 rowLimit
    4d9aebb3 locale locale2
    4dcb4635 texts keys files named rest
    4e1ab606 found
    4e4e0b4d domain type
    4eafc403 size largestFile
    4ee97768 change
    4efcff39 seconds
    4f075c6c name name
    4f0eb373 address
    4f682d00 argument times times2
    4f6a573f name withArticle wanted
    4f6f453e limit
    4fd622f5 list locale
    4ff340c0 key
    502917b0 name names
    504a50c3 code
    509ca62f variants
    509f9287 name name2
    50a880cb found
    50a886c3 argument locale forms
    50ceef53 error name
    50dfc572 code type
    5111920b module name didYouMean
    5141d058 count locale
    519b3335 reason
    51a5a543 type
    51a864f4 abbreviated
    51b6adcb mark same
    51f892ff name names
    52087130 version
    526f0310 argument numbers more version now version2 was
    52a0d726 offset argument
    52ad7627 count
    52ae461d value option
    531e6e5c bytes variants
    533dfb47 name
    53499652 elements
    53610b33 other type
    536aac86 withValues withValues2
    5388c21c rule
    53932825 start
    53aaa538 keys exampleOfKeys
    53b212df value form
    54038abb key arguments header line
    543e6714 found
    544ee8ef path
    5476836d syntax code
    5476c6d5 path
    547a1028 argument name
    54a04deb reason
    54c74c8e id messageText
    54de885d named more
    55347d96 reason
    557ffc46 category
    5584afa6 rule
    55edfd36 rest
    5612b147 name named
    56b109c7 path
    56d91b66 option value
    56f9e423 code other
    571a44c9 date
    57711ed9 path
    577482d6 selectors keys
    57a491c8 draft id
    57a93ba8 code value former
    57a9e7aa ours
    57ea2af9 abbreviated
    57fc308a path
    581e7e1e unfinished
    584d8a48 tag
    58916802 tags
    58c5866f count
    597660a2 path
    599df7ac scalar
    59bb638b variable
    59bba875 longestRunOfMarks
    5a130c2b key didYouMean
    5a1453ee name
    5a407e0a key length limit
    5a52ebdd path name
    5a6bcf31 module name didYouMean
    5a878031 applies edits
    5af09fa4 name locale numbers
    5af9555c named found wanted
    5b05e57a name code
    5b16fb8f number
    5b2f4a3b count
    5b3d571d selectors
    5b49768b rule fate advice
    5b54dc17 word literal
    5b604323 text
    5b665f78 value line value2 value3
    5b8a02e5 count found
    5bbf196c replacement
    5bc431e2 name category
    5bfad464 sentence
    5c12d69f found
    5c15ea5a option
    5c251a11 file
    5cbb81ae tag
    5d18785c domain type
    5d1bd574 name
    5d5d4783 rest
    5d7f3578 reference
    5d9ea209 name didYouMean
    5df67b5c path
    5e3c65db locale
    5e55b259 argument times times2 other
    5e664388 name value
    5e6e6b6b argument
    5e8766bd code list list2
    5e9dc8ea term found
    5eb1d3c5 other identifier
    5ebe8bf8 scalar
    5ee5a9ce prefix path prefix other
    5f0ae8d1 page
    5f2ee685 key
    5f51c889 mark same
    5f6f73da function
    5f80a85a tag count
    5f97d8b4 locale locales
    5fa5da3a value
    5fd52a63 message tag first rule
    6015b515 digits version version2 digits2
    6018e655 bytes
    603d019b found
    60455e91 stated locale
    60750161 key exampleOfKeys
    609bca86 theirs
    60ee22b8 name
    612e1616 key
    615dc18d tag known
    617e83da name locale list untilThen
    61bcf069 text placeholders
    61e26259 escape
    6204a314 argument
    620e70d3 value
    620eb525 domain locale path untilThen
    62286a3a path
    625ed5d1 count wanted
    6265c550 formatName names
    6275f979 name
    6281a10f taken
    62b3dcdc escape digits
    62b6b3ca name
    62ef10c8 other
    6364df44 key value didYouMean
    636d0ddf keys count
    638bf04c term
    638fc4bf text
    63b945a7 name
    63c1468e argument
    63ce5edb tag
    63e64c4b argument
    63e7c7d5 id tag module
    6402dc53 named script others word
    6440509e name name name
    646104e3 abbreviated
    64887d59 mark
    64e74904 argument name
    64e76264 new old
    651553eb thing found
    65336d18 summary
    65408d17 count
    655879ba sentence
    657c2b89 path
    65888899 variable function
    658a26b7 code value new
    65c3e4ae count
    6618ffd0 name
    6626a28a function option
    66659cff text
    666cf5dd abbreviated
    66e1fcff bytes
    677daa69 keys
    67ad1f8a word
    67ce6929 tags
    67d7a06a function name
    68097e48 found
    68235387 target plugin
    68306cc6 option
    6851dabb scalar
    68756afe count
    68bd0c2b id
    68fa66c0 key
    690fceb8 unchanged
    6944854c tables
    69473264 format
    6956f8bd path
    69712d5b value
    697ad4c5 facet locale location
    69a2370b bytes
    69b953fb name
    69c40cd2 id
    69ce0f0d value value2 line
    69dc94e4 thing
    69fb6940 bytes
    6a11edc6 locale columns locale
    6a393452 name
    6a7dcb0a scalar
    6ac32021 module name
    6b298f42 rule
    6b2a18c6 file entry id
    6b43aba1 tag
    6b9f5e56 name
    6baa2bf4 stretch
    6bc362e6 change
    6bcf99f6 names
    6c4c8bd6 old new
    6c7f672f scalar locale own
    6ca7b0a2 tag didYouMean
    6cabe72a tag fitting
    6cd37af4 name locale locale2
    6cd57412 abbreviated suggestion
    6cf632aa name name
    6cf6cda1 keyword
    6d234059 header
    6d5baae0 other
    6da51353 name
    6da717e1 name
    6dc10c32 fileLimit folder
    6dc1709b name didYouMean
    6dc361d8 found
    6dc5e717 sign own
    6e13934f name allCases
    6e3191f9 start affected
    6e476b8c stated source
    6e73bd60 start
    6ebd733c tag isEmpty
    6ec9b1a2 tag change
    6ef17339 name
    6f1a12a5 count count locale named
    6f73f63e abbreviated found
    6fb429d3 name
    6fe925b7 word
    6ffe1142 text exampleOfKeys
    7049d6a8 count
    704bbcab rule didYouMean
    70551d14 name
    7070a8db variants
    709ed171 keys
    70bf0a4a place name reason
    70d4c09f tag
    70e7d43f key
    712d567f value reason
    71430401 syntax code
    71569d97 mark
    7190eb54 count
    7199064b start arguments
    719eede6 category keys
    71bd718d codes argument
    71fd89a0 found
    720c6ca8 locale expected found sameElsewhere
    723a9c40 command
    7272acbf code successor
    727681ca choice
    727eab4d scalar
    72ae584b left
    72b1eaba start
    72d2a562 value
    72f45e79 abbreviated found
    73083bcc code
    73d1610d other value code
    743ab8eb type door effect
    744eecc5 wanted found
    745e5e7f messageText
    74649906 text
    74761c3b key abbreviated
    74bc1114 files name rest removed
    74bedb8e form formCount
    74c5d212 type style skeleton
    74e84234 name advice
    74fa32e3 locale
    751a2ed1 what name path didYouMean
    751c8f87 comment
    754e88a4 form
    758551ac word
    75c18a8e kind names
    75cd632b option
    75f36104 scalar
    763dd35e id
    764fcabd range
    766cb12c text
    766fefa1 argument keys
    7686faed name
    7692a697 argument offset
    76a698ef variants
    76bad814 found
    76c248f4 key
    76c71891 mostTexts
    7706b34c key
    774bd363 unknown
    77613e58 module name
    7774eb67 text
    77d1dfba reference others
    77e011f5 names
    782d3660 found
    782f00cd removed
    78389d53 scalar count
    78567f46 rule fingerprint
    7865b655 key
    786e9674 digits
    789115ec argument keys
    78c910aa count count locale named
    78c9428b abbreviated found
    793eadb7 name
    7a3bc353 value
    7aee067a other
    7b48e55d code other value next
    7b93b376 other name other
    7bcfaf52 module
    7bd84ecf tag
    7bf6abf3 locale
    7c0090a5 columns
    7c4b2e73 tables
    7c56df79 language
    7c928770 suggestions
    7c946a98 path
    7cd8013c name
    7d5f66b0 sentence
    7d619474 id id2
    7d797b66 wanted
    7d9893c4 more
    7da94ff6 name
    7dd32c6d version
    7e19b6aa abbreviated
    7e7a2be3 count
    7ed9e958 type
    7edc86e1 name code
    7eddf65a value option names
    7ef446cb count
    7ef9bc96 value count
    7f29036f module name didYouMean
    7f428f76 argument kind kind2
    7f53f6f5 value
    7f70cc6c path
    7fa1f596 key
    7fda7c49 tag
    7fed97ba tag counterpart
    7ff2c5ca category keys
    7ff5d7db withoutOuterSpace
    """
