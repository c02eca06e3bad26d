// Collected from Sources/ by Tools/collect-diagnostics. Do not edit; to write the file again, run it.
// swift-format-ignore-file

/// The names of the values of each pattern, in its order, by the pattern's key.
let argumentNames: StaticString = """
    25f17 name
    5ac15f phrase source
    7645ff locale columns locale
    8daebf count locale
    1003be8 name second
    1095b0e count
    122b101 withValues
    132ad5d type type2
    15689df key value names
    181b450 longestRunOfMarks
    1ac788c scalar
    1d18080 hexadecimal
    1de1c09 projectLayout tag
    229b187 type door effect
    2573b42 key
    2731176 change tag found expected
    279ec6c count largestFile
    2922fe5 id
    2b191a6 argument
    301f1b1 start
    319ff71 name names
    332baf7 option
    33eef43 category
    36fb9a2 rule fingerprint
    38c158b locale mostBodyBytes
    3a1649d version
    3b23063 argument
    4275edd list locale
    442edf2 variants
    4812d53 second
    4853e5c value
    4893df6 option
    4dae974 recovery
    51e92d6 option
    540f72d scalar
    5434c84 name minute
    5bc7855 tag version
    5c0ee4c argument
    5cbf9cf version
    6220cc0 language ours
    661cc03 quote quote quote quote
    6b139b1 found
    72288f1 code
    731a334 value line value2 value3
    7da4c37 key
    858ca73 signs
    872b417 escape
    9e47621 abbreviated
    a1d9803 tag counterpart
    a24e37d option
    a391b5e shown names
    a502ef7 function other
    a776cb3 mark same
    a89829c withValues withValues2
    a96028a word
    a9a55b3 change tag
    aab2f04 key
    b365cfb key didYouMean
    b46b720 found written
    b5c2c5f name facet locale untilThen
    b87d6e5 skeleton
    ba507ad argument keys
    bd1ade8 marked
    c0d8e33 variable function
    c3569b9 value line
    c664369 name didYouMean
    cbdaff0 text
    cc8f331 header
    ccf9352 noun argument argument categories
    cd95b4a name
    d341075 argument times times2 other
    d3f28bc value
    d964ecb name
    dc41aee conflict
    dd8ebd1 argument
    e299bdb named script others word
    e797035 change
    ea312cb name name
    ec90104 reason
    edc9df4 length
    ee7eea7 scalar place
    ef0fc44 argument
    f135ce2 limit
    f78808f text
    f9c9288 word
    fa388e4 key length limit
    faaa9c8 value reason
    fb31c67 name
    109933d3 argument
    10f9016c digits
    1124144d count bytes
    112b86ea digits version version2 digits2
    115b73e4 code other facets category
    1165c16d text
    11ed18a1 function name
    12bc934d bytes
    12c1736e columns
    12c255df name
    13187d8d found
    13f34500 keyword
    14058bc6 count
    14584fda sign
    14862731 found
    1492d9f2 name
    1525f8e2 word
    15443c55 keys
    15d236f4 value form
    1647cd14 date
    168c4f90 name
    16ade551 name
    16ec2a24 facet other
    16f2cf42 argument keys
    170627e5 start
    17d1790d seen scalar
    17f0bfb4 quote label
    185a23d0 target plugin
    188930e4 count
    18c5224f start
    19709984 least count most count2
    1971b1a1 close found
    19b84383 who option didYouMean
    19eb274a name
    1a0ed347 scalar
    1a234ac2 name category
    1a436065 name
    1ab30cc4 name
    1abcb8b2 name names
    1b12139e count rule shown
    1b5725be scalar
    1b79fb9e selectors keys
    1b826554 argument
    1c14073c annotation
    1c5d609c project
    1c795018 argument name
    1cd719f0 selectors
    1d4167f9 function
    1d71b850 keys
    1d7e051f count
    1dff89f5 category
    1e1c5ef8 form
    1e62eafa name
    1e631dc1 key
    1e720b4f thing
    1e8dd8c6 option
    1eaf73c6 name
    1f2634c0 encoding
    1f36c9dc value
    1f49aa45 found
    1f6cc348 variants
    1f798bab what
    1f83590a text
    1f86c228 tag didYouMean
    1f9d0131 code other value next
    1fd01e66 mark same
    1fd3bcdc other locale
    201a35f0 name
    204a71ef text
    2091367f word
    20aae194 tag
    20ae407a text
    2121a522 domain locale path untilThen
    213a6c86 escape
    2145c70d scalar
    21c300ed word
    21d6d7f3 abbreviated
    21f6c87b scalar
    222fa820 count rules
    2231bdcb name
    22528225 key didYouMean
    2276b6ca term
    22905544 format
    229d6d41 abbreviated found
    22abceb3 codePoint
    22b880a4 argument
    22e7c1f1 tag
    231e93e5 other identifier
    2327524b rules
    236103f6 start end
    2371fee5 code
    23878c17 key
    23d858cb name text
    2487d26a text placeholders
    249815e4 text
    24b2185f found expected
    24bd6687 bracket
    24cd3a79 name
    24d41a9d others
    24ff5f2e argument found wanted
    2517ca0c text
    25bda182 type style skeleton
    25ed9488 mark
    2630d75b closer
    265abf37 tag didYouMean
    26d15bda count
    278e2f9b value value2
    279732ae keyword
    27ac5b66 name
    289eb358 what other name
    28dde2b3 type
    28dff384 tag first
    290559e8 number sample
    291f526d scalar
    29809676 name
    299e8821 scalar count
    2a147942 sum sum2
    2a8d019d locale category
    2aa145d2 wanted
    2adac90c found wanted
    2b28f7f9 reason
    2b33783b text
    2b738015 name
    2bbd507b found
    2c34dea0 what name file didYouMean
    2c4c02c9 source ours
    2cf2a481 key
    2d7b717a value value2 line
    2de7aa8e other
    2e0231f1 other
    2e4c8586 names
    2e51336e code
    2e5c657d quote
    2e859e64 element element
    2f18f76e key
    2f2716d8 value
    2f2e3fce character
    2f33f114 tag
    2f5496da length limit
    2ff6d981 found
    30948c8b option value
    30e2f97c summary
    31c9a196 tag
    31ca27f1 mark
    31e03d62 text
    3241e97c name names
    325ba31f name
    3278af2d tag change
    3370a83d name
    33d774fc start
    33eadce8 word min max
    342e9096 tag projectLayout
    345c004a unicode
    34a7ef02 key known
    34e106a2 key
    34e17844 name
    3502e441 mark same
    3549f31d argument
    35553405 opener better
    35bec46e tag
    35f2606d name
    35f44b73 escape
    36023b20 number
    36421b4a name name
    3650c05f value
    369b97a5 bytes variants
    36d01dc8 selectors
    3723e3bf text
    3753e3de reference others
    37f32e99 found
    3809d607 key abbreviated
    38441a38 name
    38828895 found
    38d9c418 other identifier
    38eeb4ee abbreviated
    392b1281 count
    39b97c7a category keys
    39f96a7c word locale
    3a37f0d7 name
    3a775967 depth
    3aff6616 name
    3b08fc69 text
    3b2d1598 variable
    3b3854a7 start affected
    3b3f998b abbreviated
    3b5a9799 answering
    3b72b68d name
    3b79d9d5 key id id
    3bcbdc44 rule
    3c167cbe name name2
    3cf880f8 closer
    3d2d4eba key
    3d41bcf5 argument locale forms
    3daebd25 name
    3df5db1a type type
    3e1fbc3d found
    3e4135b8 other name
    3e9dfe78 key
    3ea27aea abbreviated
    3ef8cab9 what name didYouMean
    3f330acb mostTexts
    3f37e047 name value
    3f428d0b argument
    3fa90be2 tag didYouMean
    3fce8735 comment
    3fdc5c8a name project
    3fde7029 tag didYouMean
    401a0e0a name
    403aba08 type name
    403ec111 rule didYouMean
    4063b8c6 abbreviated found
    407a2805 id
    40ae1e36 rule locale rest
    40bab6d5 function option
    40d95f96 word
    413922d5 scalar
    413929f4 name
    41a1adcd tag
    420b613c variants
    424101e1 what name file builtIn
    429f2033 scalar count
    42a9960e count
    432355a1 name
    44cb6de2 name
    44d73e69 key value didYouMean
    451c0247 scalar
    4578e31a name value old old
    45be26e2 locale
    45bff776 word literal
    469ffd77 start
    46b59100 form codes codes2 count
    46d2ff47 key
    46d8d583 tag keyword
    4703ba2d key
    472750fb word
    479f81a6 argument numbers more version now version2 was
    481acbcb name
    481f1c6e reason
    485c453a name didYouMean
    48c1515c name
    49496646 key abbreviated
    496e8ee3 rule
    49977b96 start values
    49b74c90 option other
    4a0cedcd keys
    4a7cbeaa kind name
    4a7e87f0 code other
    4a8d75ab rule
    4aff9a9e id id2
    4b06afd6 category
    4b18d2f6 key withArticle
    4b57fee8 mark
    4bca876c escape
    4bf154c4 id
    4c16728d draft id
    4c5366b7 found locale expected sameElsewhere
    4c758957 start arguments
    4c78461d count
    4cd53159 rule fate advice
    4cda8661 name catalogFolder
    4d260c0f text
    4d428a9a found
    4d553d19 key arguments header line
    4d96ea85 name withArticle wanted
    4dc49a3d tag version version2 parts
    4ddc54b4 found
    4defb2fc name other recovery
    4e51a38b name
    4e5e603f name projectLayout didYouMean
    4e93c5fe opener codePoint
    4edfb853 name name2
    4f2a1c02 tag
    4f44b5c0 number locale sample
    4f68533d value
    4f6f1d82 escape
    4f7fbea2 abbreviated
    5022b25c scalar locale own
    50728006 key
    50bb306d word
    50c694b1 script locale names
    50eaec7f text
    50fe0b04 variable numbers
    5227ef04 name
    523947f0 argument offset
    523e7ba7 bytes
    52418899 nestingLimit
    52e2da34 name
    52e4f614 text placeholders
    52e60e88 wanted found
    52f25086 code
    52f5ed1b tag outer
    5331b211 term translation
    536343c5 tabs tabs2
    536eccc1 digits digits
    53cf594b change name
    53da68e4 found
    5418f65c own script
    54334be5 key
    5454e0b2 attribute name
    54c1d918 start
    54ea7fa3 variants
    551ba4de argument name
    552bae46 key type
    552f441a name
    55bc8969 bytes
    55c831fd code
    55cc8f4d name
    55e95a0f code
    55f0ab9e code min max
    5664955d abbreviated found
    568f7dd8 brace
    56a89736 name month
    56c5bb31 form codes codes2
    56cecc61 phrase
    56fe1b6b found
    5700f3e1 text text2
    574c2a09 second first
    57528be6 argument noun function
    57b0e4b2 scalar
    57e78a3f category keys
    58025d37 name hour
    58064c04 lines lines2
    5856555a phrase
    58ff3c5b abbreviated abbreviated
    59258e5a attribute tag
    5954f58a code
    596c707c sum sum2
    59826e73 thing
    59ad29aa text
    5adb9513 source
    5ae5c621 found
    5b70c088 argument times times2
    5bb2cf91 found
    5c0525d4 bytes
    5c1f9dd9 start end
    5c2b8906 code other value
    5c7a6414 closer
    5c94ea00 name
    5cd97d8c name name name
    5e14041d argument
    5e1deb83 key
    5e1e22e2 abbreviated
    5e782e40 phrase
    5ee0b0dc size largestFile
    5f0b9461 domain locale path locale2 untilThen
    5f2f6a19 name day month
    5f4409ca sign own
    5f64ef66 quotes
    5ff25fe2 function
    60947038 keys
    609da372 name
    60e78b59 function
    6142649e message messageText
    6158038e option other
    6162975b annotation variants
    61a10738 term found
    61a1cecd targets
    6217df28 bytes
    6220a73d number
    628b6ae7 found
    6343c0bb change
    635edd71 found
    63812e47 tag
    6393b5b0 second first
    63eb727b start
    6457cfaf id
    646a92dd tag
    646fadce name didYouMean
    649fc117 option
    64d0e210 function text
    64f5ab5c name
    657f3568 name
    65d60655 keyword
    6621f456 recovery
    66c204d6 type example
    675211e9 name other
    6788ae1b path
    67e3b604 id origin
    67e903df abbreviated suggestion
    683a4524 mark
    68905c9d name names
    68bdfb0a abbreviated
    68d81a06 new old
    68fade04 named wanted
    6919c012 name
    69be46f9 abbreviated
    6a02248d code successor
    6a1cebdc argument
    6aa81a6c abbreviated
    6b69d1d3 change
    6bfc80c9 key value
    6c1c1236 format
    6c6f44ae rule
    6c8a18fd names
    6cb81ac4 abbreviated
    6cd4b193 version
    6cfb81b7 abbreviated found
    6d7428bd name
    6dbaefef found
    6dcf3d5f key
    6dcfad20 word
    6e21889d start
    6e2d5097 start
    6e5f3ceb own
    6e6d1ac6 characters
    6e9f8a19 argument function wanted
    6ea8abe3 count
    6f2979cc name
    6f31907a thing found
    70048cc9 rule
    70365dc5 name
    7063418c other value code
    708b5fd8 text
    709923be key known
    70c8b933 term
    711a4960 count
    71387827 phrase
    713bdc96 name
    716bcd54 scalar
    71e0948a escape digits
    726b8f53 key id id
    72798149 mark
    72ed96da change old
    735e6692 name didYouMean
    7366d7cc amount
    7376559f what name path didYouMean
    73961e7a start
    73a27c6c key
    73b01838 key
    73bb2d3d word script locale names
    73bfbf38 key
    73e1d792 name locale list untilThen
    740e2efc name didYouMean
    7469720a argument
    74cb73c0 type
    74cc70a4 word
    74fca6ec number
    751f88f8 mark locale own sameElsewhere
    754251ea type
    75450dad argument name
    758542eb name
    759ef167 code domain didYouMean
    759f6331 option locale untilThen
    76920d83 found
    76a4a1b3 name locale numbers
    76ac965e code category
    76b95067 name name name
    7793c449 count limit
    77b10f7f mark same
    77d39be7 found
    7808f4cc mark same
    7837e11e count
    78cb593d format
    79416ddc name
    79f08526 name other
    79fa17e1 abbreviated
    7a49613e name allCases
    7a5466a9 name value
    7aa1f18e named found wanted
    7ae5e1bc scalar locale own count
    7afaf06d name script
    7c0587af domain locale path untilThen
    7c0d9870 elements
    7cc1251b locale start end open close
    7cca1764 since removed
    7cd3b05a name
    7cde749d argument offset
    7ce18abe locale expected found sameElsewhere
    7d1916a2 text
    7d3db156 what name path names
    7d46feb6 argument found wanted
    7d66a55f name didYouMean
    7d896f84 letter
    7e1176f2 recovery options projectLayout projectLayout2
    7e58c35b name value codePoint
    7e7464f5 other type
    7ee8df37 start
    7f016304 what
    7f741386 token
    7fc280ed name named more
    7fd482b3 value
    """
