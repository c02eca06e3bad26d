// Generated from Locales/en/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

nonisolated extension BayanSystemErrorsCatalog.Locale {
  /// The pack of 'en'.
  static let packEn: Swift.StaticString = """
    bayan-pack 5\u{A}\u{0}\u{0}\u{0}b\"\u{0}\u{0}\u{0}\u{1}'\u{0}\u{0}\u{0}\u{0}0\u{0}\u{0}\u{0}\u{1}?\u{0}\u{0}\u{0}\u{6}_A\u{3}Eze9\u{1}L\u{2}\u{18}\u{2}en\u{0}\u{1}0\u{1}1\u{1}2\u{1}3\u{1}4\u{1}5\u{1}6\u{1}7\u{1}8\u{1}9\u{1}.\u{1},\u{1}-\u{1}+\u{3}∞\u{3}NaN\u{3}\u{3}\u{1}\u{0}\u{1}%\u{1}-\u{1}%\u{3}\u{3}\u{4}latn\u{1}\u{1}\u{1}\u{2}\u{1}\u{0}\u{0}\u{1}\u{1}\u{1}\u{2}\u{0}\u{0}\u{1}\u{0}\u{0}\u{3}\u{1}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{1}\u{1}\u{0}d\u{1}\u{1}\u{1}\u{B}\u{B}\u{2}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{2}\u{2}\u{0}d\u{1}\u{1}\u{1}\u{C}\u{C}\u{3}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{3}\u{3}\u{0}d\u{1}\u{1}\u{1}\u{D}\u{D}\u{5} and \u{2}, \u{2}, \u{6}, and \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{13}\u{0}\u{0}\u{0}=\u{0}\u{0}\u{0}q\u{0}\u{0}\u{1}\u{2}\u{0}\u{0}\u{1}1\u{0}\u{0}\u{1}k\u{0}\u{0}\u{2}\u{6}\u{0}\u{0}\u{2}B\u{0}\u{0}\u{2}v\u{0}\u{0}\u{3}\u{12}\u{0}\u{0}\u{3}J\u{0}\u{0}\u{3}m\u{0}\u{0}\u{4}\u{2}\u{0}\u{0}\u{4}M\u{0}\u{0}\u{5}!\u{0}\u{0}\u{5}1\u{0}\u{0}\u{5}h\u{0}\u{0}\u{6}\u{1C}\u{0}\u{0}\u{6}/\u{0}\u{0}\u{7}d\u{0}\u{0}\u{8}\u{18}\u{0}\u{0}\u{8}6\u{0}\u{0}\u{10}G\u{0}\u{0}\u{18}\u{D}\u{0}\u{0}\u{18}\u{1D}\u{0}\u{0}\u{18}@\u{0}\u{0}\u{18}c\u{0}\u{0}\u{18}w\u{0}\u{0}\u{19}_\u{0}\u{0}\u{1A}:\u{0}\u{0}\u{1A}N\u{0}\u{0}\u{1B}\u{16}\u{0}\u{0}\u{1B}E\u{0}\u{0}\u{1B}^\u{0}\u{0}\u{1C}-\u{0}\u{0}\u{1C}Z\u{0}\u{0}\u{1C}l\u{0}\u{0}\u{1E} \u{0}\u{0}\u{1E}b\u{0}\u{0}\u{1E}s\u{0}\u{0}\u{1F}0\u{0}\u{0}\u{1F}x\u{0}\u{0} \u{C}\u{0}\u{0} t\u{0}\u{0}!O\u{0}\u{0}!d\u{0}\u{0}\"\u{15}\u{0}\u{0}\"_\u{0}\u{0}\"t\u{0}\u{0}#(\u{0}\u{0}#K\u{0}\u{0}#\\\u{0}\u{0}$\u{12}\u{0}\u{0}$<\u{0}\u{0}$V\u{0}\u{0}&\u{11}\u{0}\u{0}&L\u{0}\u{0}&g\u{0}\u{0}']\u{0}\u{0}(\u{8}\u{0}\u{0}(\"\u{0}\u{0}))\u{0}\u{0})v\u{0}\u{0}*\u{15}\u{0}\u{0}+(\u{0}\u{0}+v\u{0}\u{0},\u{B}\u{0}\u{0},I\u{0}\u{0}-\u{12}\u{0}\u{0}-%\u{0}\u{0}.1\u{0}\u{0}.X\u{0}\u{0}.r\u{0}\u{0}/k\u{0}\u{0}0-\u{0}\u{0}0G\u{0}\u{0}1\u{12}\u{0}\u{0}1D\u{0}\u{0}1U\u{0}\u{0}2[\u{0}\u{0}30\u{0}\u{0}3L\u{0}\u{0}4E\u{0}\u{0}4x\u{0}\u{0}5\u{F}\u{0}\
    \u{0}6*\u{0}\u{0}6_\u{0}\u{0}6s\u{0}\u{0}7t\u{0}\u{0}8;\u{0}\u{0}8X\u{0}\u{0}9^\u{0}\u{0}:\u{3}\u{0}\u{0}: \u{0}\u{0}:\\\u{0}\u{0};\u{9}\u{0}\u{0};&\u{0}\u{0}<U\u{0}\u{0}=\u{13}\u{0}\u{0}=5\u{0}\u{0}>p\u{0}\u{0}?Z\u{0}\u{0}?t\u{0}\u{0}A2\u{0}\u{0}Ag\u{0}\u{0}B\u{1}\u{0}\u{0}C\u{F}\u{0}\u{0}CG\u{0}\u{0}Cf\u{0}\u{0}E\u{E}\u{0}\u{0}EJ\u{0}\u{0}Ea\u{0}\u{0}Fk\u{0}\u{0}G<\u{0}\u{0}GV\u{0}\u{0}H|\u{0}\u{0}IJ\u{0}\u{0}Id\u{0}\u{0}K\u{11}\u{0}\u{0}KH\u{0}\u{0}Ki\u{0}\u{0}L1\u{0}\u{0}Lh\u{0}\u{0}M\u{1}\u{0}\u{0}MV\u{0}\u{0}N\u{11}\u{0}\u{0}N-\u{0}\u{0}Ne\u{0}\u{0}O \u{0}\u{0}O0\u{0}\u{0}Oi\u{0}\u{0}P\u{18}\u{0}\u{0}P1\u{0}\u{0}P}\u{0}\u{0}Q,\u{0}\u{0}QJ\u{0}\u{0}R\u{17}\u{0}\u{0}RC\u{0}\u{0}R^\u{0}\u{0}S\"\u{0}\u{0}SW\u{0}\u{0}Sp\u{0}\u{0}T3\u{0}\u{0}Tn\u{0}\u{0}U\u{0}\u{0}\u{0}UH\u{0}\u{0}U{\u{0}\u{0}V\u{1D}\u{0}\u{0}VR\u{0}\u{0}Vu\u{0}\u{0}W\u{15}\u{0}\u{0}WR\u{0}\u{0}W\u{7F}\u{0}\u{0}X\u{1B}\u{0}\u{0}Xa\u{0}\u{0}Xx\u{0}\u{0}Y\u{D}\u{0}\u{0}Y+\u{0}\u{0}Yi\u{0}\u{0}Z\u{2}\u{0}\u{0}Z5\u{0}\u{0}Z}\u{0}\u{0}[\u{A}\u{0}\u{0}[/\u{0}\u{0}[9\u{0}\u{0}[@\u{0}\u{0}[C\
    tConnection problem\
    tSomething went wrong with the connection.\
    tCheck your internet connection, and then try again.\
    tYou’re offline\
    tThis device isn’t connected to the internet.\
    tConnect to Wi-Fi or a mobile network, and then try again.\
    tCouldn’t find the server\
    tThe server’s address couldn’t be found on the internet.\
    tCheck your internet connection, and then try again.\
    tCouldn’t reach the server\
    tThe server isn’t accepting connections at the moment.\
    tWait a moment, and then try again.\
    tNo secure connection\
    tA secure connection to the server couldn’t be made, so nothing was sent.\
    tCheck the date and time on this device, or use another network, and then try again.\
    tConnection lost\
    tThe connection was lost before everything had arrived.\
    tCheck your internet connection, and then try again.\
    tThis took too long\
    m\u{1}\u{7}seconds\u{C}\u{2}\u{0}\u{7}seconds\u{4}\u{0}\u{1}\u{2}\u{3}\u{0}\u{2}\u{6}\u{1}0\u{1}\u{1}\u{3}\u{1}\u{2}\u{0}'\u{1}\u{0}$The server didn’t respond in time.1\u{1}\u{0}.The server didn’t respond within one second.5\u{3}\u{0}#The server didn’t respond within \u{1}\u{3}\u{0}\u{0}\u{0}\u{9} seconds.\
    tCheck your internet connection, and then try again.\
    tThe server couldn’t do this\
    m\u{1}\u{6}status\u{E}\u{2}\u{0}\u{6}status\u{4}\u{1}\u{2}\u{4}\u{2}\u{1}\u{B}\u{3}\u{0}\u{B}\u{6}\u{3}301\u{6}\u{3}302\u{6}\u{3}303\u{6}\u{3}307\u{6}\u{3}308\u{6}\u{3}401\u{6}\u{3}403\u{6}\u{3}404\u{6}\u{3}429\u{6}\u{3}503\u{6}\u{3}511\u{1}\u{C}\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{8}\u{9}\u{A}\u{B}\u{0}X\u{1}\u{1}\u{0}T\u{1}The request was redirected to another address, perhaps by the network you are using.X\u{1}\u{1}\u{0}T\u{1}The request was redirected to another address, perhaps by the network you are using.X\u{1}\u{1}\u{0}T\u{1}The request was redirected to another address, perhaps by the network you are using.X\u{1}\u{1}\u{0}T\u{1}The request was redirected to another address, perhaps by the network you are using.X\u{1}\u{1}\u{0}T\u{1}The request was redirected to another address, perhaps by the network you are using.H\u{1}\u{1}\u{0}D\u{1}The server, or the network you are using, asks you to sign in first.B\u{1}\u{1}\u{0}?The server, or the network you are using, doesn’t allow this.J\u{1}\u{1}\u{0}F\u{1}What this app was looking for isn’t there, or isn’t there anymore.K\u{1}\u{1}\u{0}G\u{1}The server has received a large number of requests within a short time.<\u{1}\u{0}9The server is busy or down for maintenance at the moment.H\u{1}\u{1}\u{0}D\u{1}The server, or the network you are using, asks you to sign in first.>\u{1}\u{0};The server received the request but couldn’t complete it.\
    m\u{1}\u{6}status\u{E}\u{2}\u{0}\u{6}status\u{4}\u{1}\u{2}\u{4}\u{2}\u{1}\u{A}\u{3}\u{0}\u{A}\u{6}\u{3}301\u{6}\u{3}302\u{6}\u{3}303\u{6}\u{3}307\u{6}\u{3}308\u{6}\u{3}401\u{6}\u{3}403\u{6}\u{3}404\u{6}\u{3}429\u{6}\u{3}511\u{1}\u{B}\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{8}\u{9}\u{A}\u{0}^\u{1}\u{1}\u{0}Z\u{1}If this network asks you to sign in, open a browser and do that first, and then try again.^\u{1}\u{1}\u{0}Z\u{1}If this network asks you to sign in, open a browser and do that first, and then try again.^\u{1}\u{1}\u{0}Z\u{1}If this network asks you to sign in, open a browser and do that first, and then try again.^\u{1}\u{1}\u{0}Z\u{1}If this network asks you to sign in, open a browser and do that first, and then try again.^\u{1}\u{1}\u{0}Z\u{1}If this network asks you to sign in, open a browser and do that first, and then try again.^\u{1}\u{1}\u{0}Z\u{1}If this network asks you to sign in, open a browser and do that first, and then try again.6\u{1}\u{0}3Use another network if you can, and then try again.F\u{1}\u{1}\u{0}B\u{1}Go back and refresh to see what’s there now, or try again later.$\u{1}\u{0}!Wait a while, and then try again.^\u{1}\u{1}\u{0}Z\u{1}If this network asks you to sign in, open a browser and do that first, and then try again.%\u{1}\u{0}\"Wait a moment, and then try again.\
    tNothing arrived\
    tThe server’s response was empty.\
    tWait a moment, and then try again.\
    tUnexpected response\
    tThe response couldn’t be read. It may have come from the network you are using instead of the server.\
    tIf this network asks you to sign in, open a browser and do that first, and then try again.\
    tUnexpected response\
    tThe server’s response wasn’t what this version of the app expected.\
    tUpdate the app if you can, and then try again.\
    tNot saved on this device\
    tThis hasn’t been loaded before, so it can’t be shown without a connection.\
    tConnect to the internet, and then try again.\
    tStill not working\
    m\u{1}\u{8}attempts\u{D}\u{2}\u{0}\u{8}attempts\u{4}\u{0}\u{1}\u{2}\u{3}\u{0}\u{2}\u{6}\u{1}0\u{1}\u{1}\u{3}\u{1}\u{2}\u{0}(\u{1}\u{0}%This app tried, but it didn’t work.-\u{1}\u{0}*This app tried once, but it didn’t work.5\u{3}\u{0}\u{F}This app tried \u{1}\u{3}\u{0}\u{0}\u{0}\u{1D} times, but it didn’t work.\
    tWait a while, check your internet connection, and then try again.\
    tToo much at once\
    tThe server’s response was larger than this app can handle.\
    tUpdate the app if you can. If it happens again, let the developer know.\
    tUnexpected response\
    tThe response couldn’t be read. It may have come from the network you are using instead of the server.\
    tIf this network asks you to sign in, open a browser and do that first, and then try again.\
    tCouldn’t save this\
    tWhat arrived couldn’t be saved on this device.\
    tCheck that there is enough free space on this device, and then try again.\
    tThis was interrupted\
    tThe transfer stopped before everything had arrived.\
    tWait a moment, and then try again.\
    tToo much at once\
    tWhat this app sent is larger than the server accepts.\
    tSend less at once, or use a smaller file.\
    tCouldn’t find this item\
    m\u{1}\u{4}file\u{9}\u{2}\u{0}\u{4}file\u{2}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{7}\u{0}\u{1}\u{2}\u{1}\u{0}Q\u{1}\u{1}\u{0}M\u{1}The file or folder isn’t there. It may have been moved, renamed or deleted.J\u{1}\u{3}\u{0}\u{3}“\u{1}\u{3}\u{0}\u{0}\u{0}>” isn’t there. It may have been moved, renamed or deleted.\
    tCheck where the file or folder is now, and then try again.\
    tCouldn’t find the folder\
    m\u{1}\u{4}file\u{9}\u{2}\u{0}\u{4}file\u{2}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{7}\u{0}\u{1}\u{2}\u{1}\u{0}%\u{1}\u{0}\"The folder for this isn’t there.3\u{3}\u{0}\u{3}“\u{1}\u{3}\u{0}\u{0}\u{0}'” or the folder for it isn’t there.\
    tChoose another folder, and then try again.\
    tCouldn’t open this item\
    m\u{1}\u{4}file\u{9}\u{2}\u{0}\u{4}file\u{2}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{7}\u{0}\u{1}\u{2}\u{1}\u{0}8\u{1}\u{0}5This app isn’t allowed to open this file or folder.1\u{3}\u{0}$This app isn’t allowed to open “\u{1}\u{3}\u{0}\u{0}\u{0}\u{4}”.\
    tAllow this app to open this item, or choose another one, and then try again.\
    tCouldn’t save or change this\
    m\u{1}\u{4}file\u{9}\u{2}\u{0}\u{4}file\u{2}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{7}\u{0}\u{1}\u{2}\u{1}\u{0}:\u{1}\u{0}7This app isn’t allowed to make changes in this place.;\u{3}\u{0}.This app isn’t allowed to save or change “\u{1}\u{3}\u{0}\u{0}\u{0}\u{4}”.\
    tAllow this app to make changes, or choose another folder, and then try again.\
    tThis isn’t allowed\
    tThis app doesn’t have permission to do this on this device.\
    tCheck what this app is allowed to do on this device, and then try again.\
    tThis name is taken\
    m\u{1}\u{4}file\u{9}\u{2}\u{0}\u{4}file\u{2}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{7}\u{0}\u{1}\u{2}\u{1}\u{0}5\u{1}\u{0}2There’s already a file or folder with this name.9\u{3}\u{0},There’s already a file or folder named “\u{1}\u{3}\u{0}\u{0}\u{0}\u{4}”.\
    tChoose another name or another folder.\
    tThis folder isn’t empty\
    m\u{1}\u{4}file\u{9}\u{2}\u{0}\u{4}file\u{2}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{7}\u{0}\u{1}\u{2}\u{1}\u{0}'\u{1}\u{0}$There are still items in the folder.4\u{3}\u{0}'There are still items in the folder “\u{1}\u{3}\u{0}\u{0}\u{0}\u{4}”.\
    tMove or delete the items in the folder first, and then try again.\
    tThis name can’t be used\
    tThe name is too long, or it has characters that aren’t allowed in names.\
    tChoose a shorter name without special characters.\
    tNot enough space\
    m\u{1}\u{4}file\u{9}\u{2}\u{0}\u{4}file\u{2}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{7}\u{0}\u{1}\u{2}\u{1}\u{0}0\u{1}\u{0}-There isn’t enough free space to save this.8\u{3}\u{0}+There isn’t enough free space to save “\u{1}\u{3}\u{0}\u{0}\u{0}\u{4}”.\
    tDelete or move files you no longer need, or choose another disk, and then try again.\
    tNothing can be changed here\
    m\u{1}\u{4}file\u{9}\u{2}\u{0}\u{4}file\u{2}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{7}\u{0}\u{1}\u{2}\u{1}\u{0}(\u{1}\u{0}%This disk or folder can only be read.3\u{3}\u{0}\u{3}“\u{1}\u{3}\u{0}\u{0}\u{0}'” is on a disk that can only be read.\
    tChoose another disk or folder, and then try again.\
    tThis file is too large\
    m\u{1}\u{4}file\u{9}\u{2}\u{0}\u{4}file\u{2}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{7}\u{0}\u{1}\u{2}\u{1}\u{0}<\u{1}\u{0}9The file is larger than what can be opened or saved here.@\u{1}\u{3}\u{0}\u{3}“\u{1}\u{3}\u{0}\u{0}\u{0}4” is larger than what can be opened or saved here.\
    tChoose a smaller file, or split the file into parts.\
    tThis item is in use\
    m\u{1}\u{4}file\u{9}\u{2}\u{0}\u{4}file\u{2}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{7}\u{0}\u{1}\u{2}\u{1}\u{0}0\u{1}\u{0}-Another app is using this item at the moment.3\u{3}\u{0}\u{18}Another app is using “\u{1}\u{3}\u{0}\u{0}\u{0}\u{12}” at the moment.\
    tClose the item in the other app, or wait a moment, and then try again.\
    tThis is a folder, not a file\
    m\u{1}\u{4}file\u{9}\u{2}\u{0}\u{4}file\u{2}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{7}\u{0}\u{1}\u{2}\u{1}\u{0}1\u{1}\u{0}.A file is needed here, but a folder was found.7\u{3}\u{0}\u{1E}A file is needed here, but “\u{1}\u{3}\u{0}\u{0}\u{0}\u{10}” is a folder.\
    tChoose a file instead of the folder.\
    tThis is a file, not a folder\
    tA folder is needed here, but there’s a file in its place.\
    tChoose a folder, or move or rename the file.\
    tThis shortcut doesn’t work\
    m\u{1}\u{4}file\u{9}\u{2}\u{0}\u{4}file\u{2}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{7}\u{0}\u{1}\u{2}\u{1}\u{0}A\u{1}\u{1}\u{0}>The shortcut leads back to itself and not to a file or folder.N\u{1}\u{3}\u{0}\u{10}The shortcut “\u{1}\u{3}\u{0}\u{0}\u{0}5” leads back to itself and not to a file or folder.\
    tOpen the file or folder itself, or create the shortcut again.\
    tThe disk isn’t working properly\
    m\u{1}\u{4}file\u{9}\u{2}\u{0}\u{4}file\u{2}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{7}\u{0}\u{1}\u{2}\u{1}\u{0}K\u{1}\u{1}\u{0}G\u{1}There was a problem with the disk while a file was being read or saved.P\u{1}\u{3}\u{0}+There was a problem with the disk while “\u{1}\u{3}\u{0}\u{0}\u{0}\u{1C}” was being read or saved.\
    tCheck that the disk is connected properly, and then try again. Copy important files to another disk soon.\
    tCouldn’t read this file\
    m\u{1}\u{4}file\u{9}\u{2}\u{0}\u{4}file\u{2}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{7}\u{0}\u{1}\u{2}\u{1}\u{0}M\u{1}\u{1}\u{0}I\u{1}The file is damaged, or it isn’t the kind of file that’s needed here.Q\u{1}\u{3}\u{0}\u{3}“\u{1}\u{3}\u{0}\u{0}\u{0}D\u{1}” is damaged, or it isn’t the kind of file that’s needed here.\
    tChoose another file, or get a new copy of this file.\
    tCouldn’t open this file\
    m\u{1}\u{4}file\u{9}\u{2}\u{0}\u{4}file\u{2}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{7}\u{0}\u{1}\u{2}\u{1}\u{0}6\u{1}\u{0}3Something went wrong while the file was being read.:\u{3}\u{0}\u{1E}Something went wrong while “\u{1}\u{3}\u{0}\u{0}\u{0}\u{13}” was being read.\
    tCheck that the file is still there, and then try again.\
    tCouldn’t save or change this\
    m\u{1}\u{4}file\u{9}\u{2}\u{0}\u{4}file\u{2}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{7}\u{0}\u{1}\u{2}\u{1}\u{0}B\u{1}\u{1}\u{0}?Something went wrong while the file was being saved or changed.F\u{1}\u{3}\u{0}\u{1E}Something went wrong while “\u{1}\u{3}\u{0}\u{0}\u{0}\u{1F}” was being saved or changed.\
    tCheck that there’s enough free space, and then try again.\
    tNot on this device yet\
    m\u{1}\u{4}file\u{9}\u{2}\u{0}\u{4}file\u{2}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{7}\u{0}\u{1}\u{2}\u{1}\u{0}4\u{1}\u{0}1The file hasn’t been downloaded to this device.8\u{3}\u{0}\u{3}“\u{1}\u{3}\u{0}\u{0}\u{0},” hasn’t been downloaded to this device.\
    tConnect to the internet and wait for the download to finish, and then try again.\
    tNot enough online storage\
    m\u{1}\u{4}file\u{9}\u{2}\u{0}\u{4}file\u{2}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{7}\u{0}\u{1}\u{2}\u{1}\u{0}A\u{1}\u{1}\u{0}>There isn’t enough room for the file in your online storage.E\u{1}\u{3}\u{0}!There isn’t enough room for “\u{1}\u{3}\u{0}\u{0}\u{0}\u{1B}” in your online storage.\
    tDelete files you no longer need from your online storage, and then try again.\
    tCouldn’t read this text\
    m\u{1}\u{4}file\u{9}\u{2}\u{0}\u{4}file\u{2}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{7}\u{0}\u{1}\u{2}\u{1}\u{0}?\u{1}\u{0}<The text is saved in an encoding that this app can’t read.O\u{1}\u{3}\u{0}\u{F}The text in “\u{1}\u{3}\u{0}\u{0}\u{0}7” is saved in an encoding that this app can’t read.\
    tSave the text with UTF-8 encoding, and then try again.\
    tSome characters can’t be saved\
    tThe text has characters that can’t be written in the chosen encoding.\
    tSave the text with UTF-8 encoding, and then try again.\
    tCouldn’t read the data\
    tThe data is incomplete or damaged, or it isn’t in a format that this app can read.\
    tTry again. If it happens again, update the app if you can.\
    tSome of the data is missing\
    tThis app didn’t find everything it needs in the data.\
    tTry again. If it happens again, update the app if you can.\
    tUnexpected data\
    tThe data wasn’t what this version of the app expected.\
    tUpdate the app if you can, and then try again.\
    tSaved by another version\
    tThe data was saved in a newer format than this version of the app can read.\
    tUpdate the app if you can, and then try again.\
    tThis couldn’t be understood\
    tSomething that was entered isn’t written in the form that’s needed here.\
    tCheck what was entered, and then try again.\
    tThis isn’t possible here\
    tThis device, or the folder that was chosen, doesn’t support this.\
    tYou can choose another folder or use another device.\
    tToo much is open at once\
    tThis app can’t open any more files or connections at the moment.\
    tClose what you don’t need right now, and then try again.\
    tNot enough memory\
    tThis device doesn’t have enough free memory to do this at the moment.\
    tClose apps you aren’t using, and then try again.\
    tThis couldn’t be done right now\
    tThis device is busy with other things at the moment.\
    tWait a moment, and then try again.\
    tThis app may already be running\
    tAnother program is using the connection that this app needs.\
    tClose the other program, and then try again.\
    tPart of this app is missing\
    tSomething that this app needs in order to work is missing or damaged.\
    tInstall the app again.\
    tSomething went wrong\
    tThis couldn’t be completed.\
    tTry again later. If it happens again, let the developer know.\
    tThis app can’t do that\
    tSomething in this app doesn’t work as it should.\
    tUpdate the app if you can. If it happens again, let the developer know.\
    tNot finished\
    tThis stopped before it was finished.\
    tTry Again\
    tCancel\
    tOK
    """
}
