// Collected from Sources/ by Tools/collect-diagnostics. Do not edit; to write the file again, run it.
// swift-format-ignore-file

/// The names of the values of each pattern, in its order, by the pattern's key.
let argumentNames: StaticString = """
    d8a384 what what2 name path didYouMean
    fbc225 tag version
    1003be8 name second
    122b101 withValues
    132ad5d type type2
    16457b6 name
    16e1a37 sum sum2
    181b450 longestRunOfMarks
    1d18080 hexadecimal
    229b187 type door effect
    2488284 scalar
    25a8b6b code
    25cabb4 sum sum2
    2731176 change tag found expected
    289af2c keys count category
    2a562ca start
    2b191a6 argument
    2c8ce86 what name file didYouMean
    33eef43 category
    36fb9a2 rule fingerprint
    3b23063 argument
    3c575fd scalar times
    405febf found term
    40ea908 source ours
    4812d53 second
    4853e5c value
    4b95f17 key arguments header line
    540f72d scalar
    5434c84 name minute
    5cbf9cf version
    6220cc0 language ours
    661cc03 quote quote quote quote
    69e3526 count
    6b139b1 found
    6b414bc tag
    731a334 value line value2 value3
    77a1168 code min max
    7da4c37 key
    7f8e396 option
    858ca73 signs
    872b417 escape
    9b313c1 lines
    9e47621 abbreviated
    a1d9803 tag counterpart
    a391b5e shown names
    a502ef7 function other
    a5cc257 scalar
    a89829c withValues withValues2
    aab2f04 key
    acd0ac3 count locale
    b365cfb key didYouMean
    b5c2c5f name facet locale untilThen
    b87d6e5 skeleton
    ba507ad argument keys
    c0d8e33 variable function
    c157996 argument
    c3569b9 value line
    c664369 name hint
    c7203da form
    cc8f331 header
    cd95b4a name
    ce25c34 quote
    cf45583 escape
    d1affb4 identifier other
    d3f28bc value
    d964ecb name
    dc41aee conflict
    e299bdb named script others word
    e797035 change
    ea312cb name name
    ee7eea7 scalar place
    f135ce2 limit
    f537322 escape
    fa388e4 key length limit
    faaa9c8 value reason
    fb31c67 name
    10fcd8bd number sample
    1110c606 option
    1165c16d text
    118ca893 name script
    11900ad6 rule didYouMean
    1231502a text
    12bc934d bytes
    12c255df name
    13187d8d found
    1338132e key
    13937eba keys
    13eb1fbd argument numbers more now version version2 was
    13f34500 keyword
    13fb4d80 name
    1457d7f0 code value other hint
    145df277 name
    14862731 found
    1491ddd5 argument noun categories
    1492d9f2 name
    15050148 left
    15d236f4 value form
    1647cd14 date
    168c4f90 name
    16ade551 name
    16ec2a24 facet other
    16f2cf42 argument keys
    170627e5 start
    1761a8d3 mark place
    17d1790d seen scalar
    18066894 new old
    188930e4 count
    18c5224f start
    18f62e94 scalar locale own times
    19709984 least count most count2
    1971b1a1 close found
    19b84383 who option didYouMean
    19c16ed3 scalar
    19d45085 text
    1a436065 name
    1ab30cc4 name
    1b4717aa phrase source
    1c5d609c project
    1cd719f0 selectors
    1d4167f9 function
    1dff015f name name name
    1e62eafa name
    1e720b4f thing
    1ead810e count largestFile
    1ec4f51f name
    1f143601 type name
    1f182337 key
    1f2634c0 encoding
    1f36c9dc value
    1f49aa45 found
    1f5d5df7 name
    1f82718a key
    1f83590a text
    1f86c228 tag didYouMean
    1ff675eb value
    201a35f0 name
    204359e4 option other
    2091367f word
    20a7dea3 found locale expected sameElsewhere
    20aae194 tag
    20ac86ae keys keys2 selectors selectors2
    20ae407a text
    20e9a13e escape
    20ec9e15 locale
    21d6d7f3 abbreviated
    223b4fc5 domain locale path advice untilThen
    22528225 key didYouMean
    2276b6ca term
    229582b7 name day month
    229d6d41 abbreviated found
    22abceb3 codePoint
    22b880a4 argument
    22e7c1f1 tag
    23012cc2 key abbreviated
    2353e923 opener codePoint
    236103f6 start end
    2371fee5 code
    23852f84 script locale names
    23878c17 key
    23d858cb name text
    24976b77 value
    24b2185f found expected
    24bd6687 bracket
    254f7112 affected
    25bda182 type style skeleton
    25ed9488 mark
    26415645 variable
    26d9fd6a name locale numbers
    275228e8 projectLayout tag
    279732ae keyword
    27ac5b66 name
    289eb358 what other name
    28dde2b3 type
    2946a05c opener better
    29809676 name
    29b6664e text text2
    29ed6bb2 tag didYouMean
    2a6e1eb0 tag keyword
    2aa39da0 key
    2aadab92 type
    2ab26a96 argument times times2 other
    2adcdc8a value
    2b33783b text
    2b6a6ee3 function name
    2bbd507b found
    2bd7aeab locale
    2cf2a481 key
    2de7aa8e other
    2e859e64 element element
    2ed3569b option
    2f18f76e key
    2f2e3fce character
    2f33f114 tag
    2f5496da length limit
    2ff6d981 found
    30263515 key isTranslated
    303503a7 reason
    30452db6 argument
    30948c8b option value
    30b63356 isAfter mark same
    30cb249f code category
    31433b8d tag change
    31c9a196 tag
    3370a83d name
    33d774fc start
    33dfb0bd start
    33eadce8 word min max
    33f50af7 key type
    33fabd0b name
    34271e44 text
    342e9096 tag projectLayout
    345c004a unicode
    34872035 rule
    349f7e6a name
    34d838bd text
    34e106a2 key
    34e17844 name
    3502e441 mark same
    35070ce9 digits
    35e2ca8c code other
    35f2606d name
    35f44b73 escape
    36023b20 number
    36421b4a name name
    3650c05f value
    369b97a5 bytes variants
    3723e3bf text
    37ca6f50 recovery options projectLayout projectLayout2
    37f32e99 found
    3809d607 key abbreviated
    38441a38 name
    38828895 found
    388d1b4d id
    38c03395 sign own
    39f96a7c word locale
    3a946cb8 phrase
    3ac886c5 text
    3aff6616 name
    3b1ec1cc reason
    3b3f998b abbreviated
    3b72b68d name
    3bf0d493 name didYouMean
    3c0195a4 abbreviated
    3c167cbe name name2
    3c9c72e9 start values
    3ce1653b count
    3d74b6b2 format hint
    3da82465 name named more
    3daebd25 name
    3dd34175 name allCases
    3df5db1a type type
    3e1fbc3d found
    3e34792a key
    3e53a226 keys count category
    3e9f623f rule locale rest
    3ea27aea abbreviated
    3ea78a62 selectors
    3ef9494a argument
    3f330acb mostTexts
    3f37e047 name value
    3f428d0b argument
    3f989852 name other
    3fa90be2 tag didYouMean
    3fce8735 comment
    3fdc5c8a name project
    3fde7029 tag didYouMean
    401a0e0a name
    4035696c word
    4063b8c6 abbreviated found
    407a2805 id
    40bab6d5 function option
    413922d5 scalar
    41ca6490 name
    420b613c variants
    429193a4 found written
    429f2033 scalar count
    42a9960e count
    43529a8f value key
    44cb6de2 name
    44d73e69 key value hint
    44f80532 start
    45557ec0 left
    4578e31a name value old old
    459b279c wanted found
    45e8bd69 tag first
    46cc64f5 what what2 hint didYouMean
    4703ba2d key
    47a6b316 option
    481acbcb name
    485c453a name hint
    48c1515c name
    48cf1c1f left
    496e8ee3 rule
    498bcb10 verb lines lines2
    49b74c90 option other
    49f831eb names
    4b3ffb92 count
    4b8eff68 version
    4bf154c4 id
    4c16728d draft id
    4c758957 start arguments
    4c78461d count
    4cd53159 rule fate advice
    4cda8661 name catalogFolder
    4cf53a96 category
    4d260c0f text
    4d428a9a found
    4d70f31c what name file builtIn
    4d96ea85 name withArticle wanted
    4ddc54b4 found
    4e9b53e8 name projectLayout didYouMean
    4ea1a957 word
    4edfb853 name name2
    4f2a1c02 tag
    4f2ad77c word
    4f77c2e9 name
    4f7fbea2 abbreviated
    4f95b145 times
    50728006 key
    509a4c06 tag version version2 parts affected
    50bf9149 locale mostBodyBytes
    50d0f98f id id2
    50ebe436 argument what
    5163e481 value
    517010f6 name
    518a31b3 wanted columns locale
    5227ef04 name
    523e7ba7 bytes
    52e2da34 name
    52f25086 code
    52f5ed1b tag outer
    5309a436 since removed
    53237522 path names
    5331b211 term translation
    536eccc1 digits digits
    5375a674 reference others
    53a071db name didYouMean
    53b02811 tag change
    53cf594b change name
    53da68e4 found
    5407ac32 digits version version2 digits2
    5418f65c own script
    544dcea9 key withArticle
    5454e0b2 attribute name
    548aebb3 marked
    54c1d918 start
    54ea7fa3 variants
    552f441a name
    5542e6d7 name other
    55bc8969 bytes
    55c831fd code
    55f80385 count
    560340f4 format
    561a6aed word literal
    5664955d abbreviated found
    568f7dd8 brace
    56a89736 name month
    56cecc61 phrase
    56d24908 size largestFile
    56fe1b6b found
    574c2a09 second first
    57528be6 argument noun function
    576ada8e key
    57ac1b42 rule
    58025d37 name hour
    58ff3c5b abbreviated abbreviated
    59258e5a attribute tag
    59826e73 thing
    59ad29aa text
    59c3c76b argument function wanted
    5a746a91 keyword
    5adb9513 source
    5ae5c621 found
    5bb2cf91 found
    5c0525d4 bytes
    5c1f9dd9 start end
    5c62a429 argument
    5c94ea00 name
    5cdb1a0b argument times times2
    5cf6d2cb mark
    5d1ac294 rule
    5e004cd1 argument
    5e14041d argument
    5e165fd3 what id id
    5e1deb83 key
    5e1e22e2 abbreviated
    5e22e426 text
    5e782e40 phrase
    5eb5d41b locale category
    5f2afd81 key
    5f64ef66 quotes
    5f8015ae summary
    5f88d4b3 key there known
    5ff25fe2 function
    601f47d2 identifier other
    60947038 keys
    609da372 name
    60e78b59 function
    60fbfff5 times
    6105a1b1 path
    6142649e message messageText
    6154fa6d tabs tabs2
    61bae5de closer place
    61ff9176 count bytes
    6217df28 bytes
    6220a73d number
    628b6ae7 found
    6343c0bb change
    63812e47 tag
    6393b5b0 second first
    63efa312 sign
    6400b3ac tag
    6415672f facets code count other category
    64559bc3 value value2 line
    6457cfaf id
    646a92dd tag
    649fc117 option
    64c137c5 other locale
    64d0e210 function text
    64f5ab5c name
    656868b5 target plugin
    657f3568 name
    669fd310 code
    66ba6fb6 word
    673e17a4 argument
    67e3b604 id origin
    67e903df abbreviated suggestion
    68bdfb0a abbreviated
    68fade04 named wanted
    68fb1a5e closer
    69be46f9 abbreviated
    6a02248d code successor
    6a1cebdc argument
    6aa81a6c abbreviated
    6af5f816 kind name
    6b009321 variable numbers
    6b6185bb names
    6b69d1d3 change
    6b76b7cc list locale
    6ba69c5e word
    6bdf9799 type other
    6c29d2e4 category name
    6c4b896e code
    6c4f1b13 text part
    6c8a18fd names
    6cb81ac4 abbreviated
    6cd4b193 version
    6cfb81b7 abbreviated found
    6d7428bd name
    6d84ba4c form codes codes2 others
    6d87eff9 code domain didYouMean
    6d88312b depth
    6dbaefef found
    6dbd1ec6 text
    6dcf3d5f key
    6dcfad20 word
    6e21889d start
    6e5f3ceb own
    6e6d1ac6 characters
    6e96a4e8 word
    6ef95a75 variants
    6f279196 option
    6f2979cc name
    6f31907a thing found
    6fb9161e type
    6fd704a4 text count arguments
    6ff0835f rule
    70365dc5 name
    703c770e name
    70e825d2 variants
    710e3b61 other value code
    711a4960 count
    71387827 phrase
    713bdc96 name
    7167f006 name other recovery
    716bcd54 scalar
    71e0948a escape digits
    72ed96da change old
    733c441c word
    73468834 names
    735e6692 name hint
    7366d7cc amount
    73961e7a start
    73a27c6c key
    73bb2d3d word script locale names
    73cdc4b5 name other
    73e1d792 name locale list untilThen
    73e442c8 number locale sample
    740e2efc name hint
    74be6bda mark same
    74fca6ec number
    751f88f8 mark locale own sameElsewhere
    75248176 code
    755ae2b7 place
    75710d0a category
    757e1418 quote label
    758542eb name
    759f6331 option locale untilThen
    75afad92 name name name
    763d5625 length
    7642eeca targets count
    767823c0 nestingLimit
    76920d83 found
    76a2c809 name
    77b10f7f mark same
    77d39be7 found
    7837e11e count
    79183961 count count2 count3 rules count4
    79416ddc name
    7972e0a5 count keys
    7995cc22 recovery
    79e8e04f found wanted
    7a5466a9 name value
    7aa1f18e named found wanted
    7b1ced7c key
    7b423f84 count limit
    7b6bb093 word
    7b78012d argument locale forms
    7bae987e text
    7bbcf397 name
    7bdcbb23 type example
    7c0d9870 elements
    7cc1251b locale start end open close
    7ce18abe locale expected found sameElsewhere
    7cf4e89e name
    7d56d6b2 recovery
    7d896f84 letter
    7dcd77df term
    7e58c35b name value codePoint
    7f016304 what
    7f23622c argument
    7f3c1c2f count
    7f5887cc rule name names
    7f741386 token
    7fd482b3 value
    """
