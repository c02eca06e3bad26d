// Generated from Locales/en/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

nonisolated extension BayanSDKErrorsCatalog.Locale {
  /// The pack of 'en'.
  static let packEn: Swift.StaticString = """
    bayan-pack 5\u{A}\u{0}\u{0}\u{0}l\u{11}\u{0}\u{0}\u{0}\u{1}s\u{0}\u{0}\u{0}\u{0}0\u{0}\u{0}\u{0}\u{1}?\u{0}\u{0}\u{0}\u{9}\u{F}hu;ta$V\u{1F}pD\u{2}en\u{0}\u{1}0\u{1}1\u{1}2\u{1}3\u{1}4\u{1}5\u{1}6\u{1}7\u{1}8\u{1}9\u{1}.\u{1},\u{1}-\u{1}+\u{3}∞\u{3}NaN\u{3}\u{3}\u{1}\u{0}\u{1}%\u{1}-\u{1}%\u{3}\u{3}\u{4}latn\u{1}\u{1}\u{1}\u{2}\u{1}\u{0}\u{0}\u{1}\u{1}\u{1}\u{2}\u{0}\u{0}\u{1}\u{0}\u{0}\u{3}\u{1}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{1}\u{1}\u{0}d\u{1}\u{1}\u{1}\u{B}\u{B}\u{2}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{2}\u{2}\u{0}d\u{1}\u{1}\u{1}\u{C}\u{C}\u{3}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{3}\u{3}\u{0}d\u{1}\u{1}\u{1}\u{D}\u{D}\u{5} and \u{2}, \u{2}, \u{6}, and \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{1B}\u{0}\u{0}\u{0}T\u{0}\u{0}\u{1}\u{A}\u{0}\u{0}\u{1}\u{1C}\u{0}\u{0}\u{1}u\u{0}\u{0}\u{2}1\u{0}\u{0}\u{2}F\u{0}\u{0}\u{2}r\u{0}\u{0}\u{3}\u{15}\u{0}\u{0}\u{3}/\u{0}\u{0}\u{3}Y\u{0}\u{0}\u{4}\u{D}\u{0}\u{0}\u{4}!\u{0}\u{0}\u{4}X\u{0}\u{0}\u{4}{\u{0}\u{0}\u{5}\u{17}\u{0}\u{0}\u{5}Q\u{0}\u{0}\u{5}t\u{0}\u{0}\u{6}\u{10}\u{0}\u{0}\u{6}W\u{0}\u{0}\u{7}\u{1B}\u{0}\u{0}\u{7}2\u{0}\u{0}\u{7}e\u{0}\u{0}\u{7}y\u{0}\u{0}\u{8}\u{1A}\u{0}\u{0}\u{8}^\u{0}\u{0}\u{9}\u{17}\u{0}\u{0}\u{9}1\u{0}\u{0}\u{9}l\u{0}\u{0}\u{A}E\u{0}\u{0}\u{A}Z\u{0}\u{0}\u{B}\u{13}\u{0}\u{0}\u{B}U\u{0}\u{0}\u{B}i\u{0}\u{0}\u{C}!\u{0}\u{0}\u{C}Y\u{0}\u{0}\u{C}n\u{0}\u{0}\u{D}\u{11}\u{0}\u{0}\u{D}I\u{0}\u{0}\u{D}d\u{0}\u{0}\u{E}\u{1B}\u{0}\u{0}\u{E}S\u{0}\u{0}\u{E}j\u{0}\u{0}\u{F}'\u{0}\u{0}\u{F}W\u{0}\u{0}\u{F}m\u{0}\u{0}\u{10}\u{11}\u{0}\u{0}\u{10}I\u{0}\u{0}\u{10}b\u{0}\u{0}\u{11}\u{1C}\u{0}\u{0}\u{11}6\u{0}\u{0}\u{11}M\u{0}\u{0}\u{12}\u{10}\u{0}\u{0}\u{12}=\u{0}\u{0}\u{12}R\u{0}\u{0}\u{13}\u{C}\u{0}\u{0}\u{13}Q\u{0}\u{0}\u{13}l\u{0}\u{0}\u{14}C\u{0}\u{0}\u{14}Y\u{0}\u{0}\u{14}s\u{0}\u{0}\u{15}B\u{0}\u{0}\u{15}f\u{0}\u{0}\u{15}}\u{0}\u{0}\u{16}7\u{0}\u{0}\u{16}K\u{0}\u{0}\u{16}o\u{0}\u{0}\u{17}D\u{0}\u{0}\u{18}\u{1A}\u{0}\u{0}\u{18}=\u{0}\u{0}\u{18}|\u{0}\u{0}\u{19}B\u{0}\u{0}\u{19}g\u{0}\u{0}\u{1A}\u{1F}\u{0}\u{0}\
    \u{1A}Y\u{0}\u{0}\u{1A}y\u{0}\u{0}\u{1B}8\u{0}\u{0}\u{1C}\u{5}\u{0}\u{0}\u{1C}\u{1A}\u{0}\u{0}\u{1C}F\u{0}\u{0}\u{1C}i\u{0}\u{0}\u{1D}\u{4}\u{0}\u{0}\u{1D},\u{0}\u{0}\u{1D}O\u{0}\u{0}\u{1D}a\u{0}\u{0}\u{1E},\u{0}\u{0} \u{1E}\u{0}\u{0} 4\u{0}\u{0} t\u{0}\u{0}\"f\u{0}\u{0}#\u{6}\u{0}\u{0}#Z\u{0}\u{0}%L\u{0}\u{0}%b\u{0}\u{0}&4\u{0}\u{0}(&\u{0}\u{0}(8\u{0}\u{0}(x\u{0}\u{0})$\u{0}\u{0})3\u{0}\u{0})z\u{0}\u{0}*$\u{0}\u{0}*>\u{0}\u{0}*|\u{0}\u{0}+L\u{0}\u{0}+V\u{0}\u{0},\u{1C}\u{0}\u{0},K\u{0}\u{0},c\u{0}\u{0}-\u{D}\u{0}\u{0}-K\u{0}\u{0}-b\u{0}\u{0}.\u{E}\u{0}\u{0}.\"\u{0}\u{0}.?\u{0}\u{0}.{\u{0}\u{0}/'\u{0}\u{0}/9\u{0}\u{0}0\u{6}\u{0}\u{0}1x\u{0}\u{0}2\u{F}\u{0}\u{0}2D\u{0}\u{0}2t\u{0}\u{0}3\u{D}\u{0}\u{0}31\u{0}\u{0}3T\u{0}\u{0}3i\u{0}\u{0}4%\u{0}\u{0}4H\u{0}\u{0}5(\u{0}\u{0}6n\u{0}\u{0}7\u{C}\u{0}\u{0}70\u{0}\u{0}7a\u{0}\u{0}8\u{1D}\u{0}\u{0}89\u{0}\u{0}8e\u{0}\u{0}9\u{19}\u{0}\u{0}90\u{0}\u{0}9c\u{0}\u{0}9w\u{0}\u{0}:\u{10}\u{0}\u{0}:2\u{0}\u{0}:_\u{0}\u{0}:v\u{0}\u{0};E\u{0}\u{0};q\u{0}\u{0}<\u{3}\u{0}\u{0}<A\u{0}\u{0}=\u{E}\u{0}\u{0}=(\u{0}\u{0}=|\u{0}\u{0}>0\u{0}\u{0}>C\u{0}\u{0}>f\u{0}\u{0}?\u{1A}\u{0}\u{0}?6\u{0}\u{0}?q\u{0}\u{0}Ac\u{0}\u{0}Av\u{0}\u{0}B%\u{0}\u{0}B=\u{0}\u{0}Bp\u{0}\u{0}C\u{1F}\u{0}\u{0}C<\u{0}\u{0}Cr\u{0}\u{0}D\u{D}\u{0}\u{0}D)\u{0}\u{0}DY\u{0}\u{0}Ds\u{0}\u{0}E\u{5}\u{0}\u{0}E0\u{0}\u{0}ES\u{0}\u{0}Em\u{0}\u{0}F6\u{0}\u{0}FZ\u{0}\u{0}F~\u{0}\u{0}GP\u{0}\u{0}H&\u{0}\u{0}H8\u{0}\u{0}Hv\u{0}\u{0}IC\u{0}\u{0}If\u{0}\u{0}J6\u{0}\u{0}Jx\u{0}\u{0}K\u{D}\u{0}\u{0}KR\u{0}\u{0}L\u{17}\u{0}\u{0}L@\u{0}\u{0}M\u{9}\u{0}\u{0}M`\u{0}\u{0}Mw\u{0}\u{0}N*\u{0}\u{0}N>\u{0}\u{0}NZ\u{0}\u{0}P/\u{0}\u{0}Q\u{13}\u{0}\u{0}Q%\u{0}\u{0}S\u{1}\u{0}\u{0}SG\u{0}\u{0}Sa\u{0}\u{0}Uc\u{0}\u{0}V\u{F}\u{0}\u{0}V&\u{0}\u{0}X\u{C}\u{0}\u{0}X:\u{0}\u{0}XL\u{0}\u{0}Yw\u{0}\u{0}Z=\u{0}\u{0}Z[\u{0}\u{0}[$\u{0}\u{0}[G\u{0}\u{0}[b\u{0}\u{0}\\\u{12}\u{0}\u{0}\\H\u{0}\u{0}\\g\u{0}\u{0}]#\u{0}\u{0}]b\u{0}\u{0}]x\u{0}\u{0}^(\u{0}\u{0}^d\u{0}\u{0}^}\u{0}\u{0}_/\u{0}\u{0}_E\u{0}\u{0}_Z\u{0}\u{0}\
    _x\u{0}\u{0}`6\u{0}\u{0}`C\u{0}\u{0}`h\u{0}\u{0}a\u{1}\u{0}\u{0}a4\u{0}\u{0}a|\u{0}\u{0}b\u{3}\u{0}\u{0}b\u{D}\u{0}\u{0}b \u{0}\u{0}b.\u{0}\u{0}b5\u{0}\u{0}bH\u{0}\u{0}bM\u{0}\u{0}bh\u{0}\u{0}bw\u{0}\u{0}b\u{7F}\u{0}\u{0}c\u{2}\
    tThis may have gone through\
    tSomething went wrong before the server could confirm it.\
    tCheck whether it went through before you do it again.\
    tThis went through\
    tThe server did what was asked, but this version of the app couldn’t read its response.\
    tYou don’t need to do it again. Update the app if you can.\
    tSomething went wrong\
    tThis couldn’t be completed with Facebook.\
    tWait a moment, and then try again.\
    tCouldn’t reach Facebook\
    tThe connection to Facebook didn’t work.\
    tCheck your internet connection, and then try again.\
    tUnexpected response\
    tFacebook’s response wasn’t what this app expected.\
    tWait a moment, and then try again.\
    tFacebook couldn’t do this\
    tFacebook received the request but couldn’t complete it.\
    tWait a moment, and then try again.\
    tThis can’t be opened here\
    tFacebook can’t be opened from this app on this device at the moment.\
    tInstall or update the Facebook app, and then come back to this app.\
    tYou aren’t logged in\
    tYou need to be logged in with Facebook to do this.\
    tLog in to continue.\
    tThe Facebook app needs an update\
    tThe version of the Facebook app on this device is too old for this.\
    tUpdate the Facebook app, and then come back to this app.\
    tThe browser didn’t open\
    tA browser is needed to continue, and none could be opened.\
    tCheck that this device has a browser and that it isn’t restricted, and then try again.\
    tThis was interrupted\
    tThe switch to the Facebook app and back was interrupted.\
    tTry again, and stay in the Facebook app until it brings you back.\
    tUnexpected response\
    tThe Facebook app’s response couldn’t be understood.\
    tUpdate the Facebook app if you can, and then try again.\
    tThe code has expired\
    tThe code wasn’t entered in time.\
    tGet a new code, and enter it on your phone or computer.\
    tStill waiting for the code\
    tLogging in will finish once the code has been entered.\
    tEnter it on your phone or computer, and then try again.\
    tYou aren’t logged in\
    tThe request to log in here was declined on the other device.\
    tGet a new code if you want to log in after all.\
    tWaiting for your code\
    tThe code hasn’t been entered yet.\
    tEnter it on your phone or computer, and then try again.\
    tYou’ve been logged out\
    tThis app is no longer connected to your Facebook account.\
    tLog in again to continue.\
    tYour login has expired\
    tIt’s been a while since you logged in to this app with Facebook.\
    tLog in again to continue where you left off.\
    tTime to renew access\
    tThis app’s access to your Facebook account has expired.\
    tLog in again to renew it. The permissions you gave stay as they are.\
    tThis app isn’t connected\
    tYour Facebook account isn’t connected to this app, or has been disconnected from it.\
    tLog in to connect it.\
    tYour password has changed\
    tChanging the password of your Facebook account has logged you out of this app.\
    tLog in again with the new password.\
    tYou aren’t logged in\
    tYou need to be logged in with Facebook to see or do this.\
    tLog in to continue.\
    tYour account needs a security check\
    tFacebook wants to make sure that this account is yours before apps can use it again.\
    tLog in at facebook.com, follow the steps shown there, and then come back to this app.\
    tYour account isn’t confirmed yet\
    tA Facebook account has to be confirmed before apps can use it.\
    tConfirm your account at facebook.com, and then come back to this app.\
    tYou don’t have a role on this Page\
    tOnly people with a role on a Facebook Page can do this.\
    tTo continue, ask someone who manages the Page to add you.\
    tThis isn’t possible right now\
    tFacebook has blocked this action for your account for a while.\
    tTry again later. To see whether you need to do anything, go to facebook.com.\
    tSomething went wrong\
    tFacebook couldn’t complete this just now.\
    tWait a moment, and then try again.\
    tFacebook isn’t available\
    tFacebook can’t respond at the moment.\
    tWait a moment, and then try again.\
    tToo many requests\
    tThis app has sent Facebook a large number of requests within a short time.\
    m\u{2}\u{5}hours\u{A}\u{2}\u{0}\u{5}hours\u{4}\u{0}\u{7}minutes\u{C}\u{2}\u{1}\u{7}minutes\u{4}\u{0}\u{2}\u{4}\u{3}\u{0}\u{2}\u{6}\u{1}0\u{1}\u{3}\u{1}\u{2}\u{6}\u{1}0\u{1}\u{1}\u{5}\u{1}\u{3}\u{1}\u{4}\u{1}\u{0}\u{2}\u{0}\u{0}\u{0}$\u{1}\u{0}!Wait a while, and then try again.\u{1F}\u{1}\u{0}\u{1C}Try again in about a minute.%\u{3}\u{0}\u{13}Try again in about \u{1}\u{3}\u{1}\u{0}\u{0}\u{9} minutes.\u{1E}\u{1}\u{0}\u{1B}Try again in about an hour.#\u{3}\u{0}\u{13}Try again in about \u{1}\u{3}\u{0}\u{0}\u{0}\u{7} hours.\
    tLimit reached for now\
    tFacebook limits how often this can be done within a short time.\
    m\u{2}\u{5}hours\u{A}\u{2}\u{0}\u{5}hours\u{4}\u{0}\u{7}minutes\u{C}\u{2}\u{1}\u{7}minutes\u{4}\u{0}\u{2}\u{4}\u{3}\u{0}\u{2}\u{6}\u{1}0\u{1}\u{3}\u{1}\u{2}\u{6}\u{1}0\u{1}\u{1}\u{5}\u{1}\u{3}\u{1}\u{4}\u{1}\u{0}\u{2}\u{0}\u{0}\u{0}$\u{1}\u{0}!Wait a while, and then try again.\u{1F}\u{1}\u{0}\u{1C}Try again in about a minute.%\u{3}\u{0}\u{13}Try again in about \u{1}\u{3}\u{1}\u{0}\u{0}\u{9} minutes.\u{1E}\u{1}\u{0}\u{1B}Try again in about an hour.#\u{3}\u{0}\u{13}Try again in about \u{1}\u{3}\u{0}\u{0}\u{0}\u{7} hours.\
    tToo many requests for this Page\
    tFacebook has received a large number of requests for this Page within a short time.\
    m\u{2}\u{5}hours\u{A}\u{2}\u{0}\u{5}hours\u{4}\u{0}\u{7}minutes\u{C}\u{2}\u{1}\u{7}minutes\u{4}\u{0}\u{2}\u{4}\u{3}\u{0}\u{2}\u{6}\u{1}0\u{1}\u{3}\u{1}\u{2}\u{6}\u{1}0\u{1}\u{1}\u{5}\u{1}\u{3}\u{1}\u{4}\u{1}\u{0}\u{2}\u{0}\u{0}\u{0}$\u{1}\u{0}!Wait a while, and then try again.\u{1F}\u{1}\u{0}\u{1C}Try again in about a minute.%\u{3}\u{0}\u{13}Try again in about \u{1}\u{3}\u{1}\u{0}\u{0}\u{9} minutes.\u{1E}\u{1}\u{0}\u{1B}Try again in about an hour.#\u{3}\u{0}\u{13}Try again in about \u{1}\u{3}\u{0}\u{0}\u{0}\u{7} hours.\
    tLimit reached for now\
    tThis business account has reached the limit that Facebook sets for such requests.\
    m\u{2}\u{5}hours\u{A}\u{2}\u{0}\u{5}hours\u{4}\u{0}\u{7}minutes\u{C}\u{2}\u{1}\u{7}minutes\u{4}\u{0}\u{2}\u{4}\u{3}\u{0}\u{2}\u{6}\u{1}0\u{1}\u{3}\u{1}\u{2}\u{6}\u{1}0\u{1}\u{1}\u{5}\u{1}\u{3}\u{1}\u{4}\u{1}\u{0}\u{2}\u{0}\u{0}\u{0}$\u{1}\u{0}!Wait a while, and then try again.\u{1F}\u{1}\u{0}\u{1C}Try again in about a minute.%\u{3}\u{0}\u{13}Try again in about \u{1}\u{3}\u{1}\u{0}\u{0}\u{9} minutes.\u{1E}\u{1}\u{0}\u{1B}Try again in about an hour.#\u{3}\u{0}\u{13}Try again in about \u{1}\u{3}\u{0}\u{0}\u{0}\u{7} hours.\
    tPermission needed\
    tThis app doesn’t have your permission on Facebook to do this.\
    tYou can use the rest of the app without it.\
    tAlready posted\
    tYou posted this a short while ago, so Facebook didn’t post it again.\
    tTo post it again, change something first.\
    tThe link can’t be shown\
    tFacebook couldn’t open the web page that the link leads to.\
    tCheck that the link is complete and opens in a browser, and then post it again.\
    tNot found\
    tThis isn’t on Facebook anymore, or isn’t visible to your account.\
    tGo back and refresh to see what’s there now.\
    tA message from Facebook\
    m\u{0}\u{0}\u{3}\u{0}\u{12}Facebook says: “\u{1}\u{2}\u{0}\u{7}message\u{2}\u{0}\u{0}\u{3}”\
    tTry again later. If it happens again, let the developer know.\
    tYou aren’t logged in\
    tYou need to be logged in to see or do this.\
    tLog in to continue.\
    tNot allowed for your account\
    tYour account doesn’t have the permission that this needs.\
    tYou can use the rest of the app without it.\
    tToo many requests\
    tThis app has sent the server a large number of requests within a short time.\
    m\u{2}\u{5}hours\u{A}\u{2}\u{0}\u{5}hours\u{4}\u{0}\u{7}minutes\u{C}\u{2}\u{1}\u{7}minutes\u{4}\u{0}\u{2}\u{4}\u{3}\u{0}\u{2}\u{6}\u{1}0\u{1}\u{3}\u{1}\u{2}\u{6}\u{1}0\u{1}\u{1}\u{5}\u{1}\u{3}\u{1}\u{4}\u{1}\u{0}\u{2}\u{0}\u{0}\u{0}$\u{1}\u{0}!Wait a while, and then try again.\u{1F}\u{1}\u{0}\u{1C}Try again in about a minute.%\u{3}\u{0}\u{13}Try again in about \u{1}\u{3}\u{1}\u{0}\u{0}\u{9} minutes.\u{1E}\u{1}\u{0}\u{1B}Try again in about an hour.#\u{3}\u{0}\u{13}Try again in about \u{1}\u{3}\u{0}\u{0}\u{0}\u{7} hours.\
    tThis wasn’t accepted\
    tThe server didn’t accept some of what was entered.\
    tCheck what was entered, and then send it again.\
    tThe server has a problem\
    tSomething went wrong on the server.\
    tWait a moment, and then try again.\
    tCouldn’t load this\
    tThe server couldn’t put together what this app asked for.\
    tWait a moment, and then try again.\
    m\u{1}\u{7}missing\u{F}\u{2}\u{0}\u{7}missing\u{4}\u{1}\u{2}\u{4}\u{2}\u{1}\u{1}\u{3}\u{0}\u{1}\u{6}\u{1}0\u{1}\u{2}\u{1}\u{0}\u{1E}\u{1}\u{0}\u{1B}Some of this may be missing\u{1A}\u{1}\u{0}\u{17}Some of this is missing\
    m\u{1}\u{7}missing\u{C}\u{2}\u{0}\u{7}missing\u{4}\u{0}\u{1}\u{2}\u{3}\u{0}\u{2}\u{6}\u{1}0\u{1}\u{1}\u{3}\u{1}\u{2}\u{0}4\u{1}\u{0}1The server reported a problem while loading this.4\u{1}\u{0}1One item couldn’t be loaded. The rest is shown.6\u{2}\u{1}\u{3}\u{0}\u{0}\u{0}/ items couldn’t be loaded. The rest is shown.\
    tTry again to load everything.\
    tYour change may not have been saved\
    tSomething went wrong on the server while saving.\
    tCheck whether the change is there before you make it again.\
    tCouldn’t reach the server\
    tThe connection to the server didn’t work.\
    tCheck your internet connection, and then try again.\
    tYou aren’t logged in\
    tYou need to be logged in with Facebook to do this.\
    tLog in to continue.\
    tYou need to log in again\
    tYour login couldn’t be renewed.\
    tLog in again to continue where you left off.\
    tYour consent is needed\
    tFacebook asks for your consent once more before this app can use your account.\
    tYou can use the rest of the app without it.\
    tDifferent account\
    tThis login used a different account from the one in this app.\
    tLog in with the same account as before, or log out first to switch accounts.\
    tCouldn’t reach Facebook\
    tYour login couldn’t be renewed, because the connection to Facebook didn’t work.\
    tCheck your internet connection, and then try again.\
    tThis took too long\
    tFacebook didn’t respond in time.\
    tCheck your internet connection, and then try again.\
    tCouldn’t renew your login\
    tThis app renewed your login too often within a short time.\
    m\u{2}\u{5}hours\u{A}\u{2}\u{0}\u{5}hours\u{4}\u{0}\u{7}minutes\u{C}\u{2}\u{1}\u{7}minutes\u{4}\u{0}\u{2}\u{4}\u{3}\u{0}\u{2}\u{6}\u{1}0\u{1}\u{3}\u{1}\u{2}\u{6}\u{1}0\u{1}\u{1}\u{5}\u{1}\u{3}\u{1}\u{4}\u{1}\u{0}\u{2}\u{0}\u{0}\u{0}$\u{1}\u{0}!Wait a while, and then try again.\u{1F}\u{1}\u{0}\u{1C}Try again in about a minute.%\u{3}\u{0}\u{13}Try again in about \u{1}\u{3}\u{1}\u{0}\u{0}\u{9} minutes.\u{1E}\u{1}\u{0}\u{1B}Try again in about an hour.#\u{3}\u{0}\u{13}Try again in about \u{1}\u{3}\u{0}\u{0}\u{0}\u{7} hours.\
    tLogin not finished\
    tLogging in was stopped before it was finished.\
    tNot available right now\
    tThis way of logging in is turned off for this app.\
    tUse another way to log in, or try again later.\
    tNot available on this device\
    tThis way of logging in doesn’t work on this device.\
    tUse another way to log in.\
    tCouldn’t renew your login\
    tSomething went wrong while renewing your login.\
    tLog in again to continue.\
    tCouldn’t log in\
    tSomething went wrong while logging you in.\
    tWait a moment, and then try again.\
    tYour password has changed\
    tYour Facebook password was changed after you last logged in to this app.\
    tLog in again with the new password.\
    tYour account needs a security check\
    tFacebook has paused logging in to apps with your account until the check is done.\
    tLog in at facebook.com, follow the steps shown there, and then come back to this app.\
    tDifferent account\
    tThis login used a different account from the one in this app.\
    tLog in with the same account as before, or log out first to switch accounts.\
    tYour account isn’t confirmed yet\
    tA Facebook account has to be confirmed before it can be used to log in to apps.\
    tConfirm your account at facebook.com, and then log in here again.\
    tAccess is turned off\
    tThis app isn’t allowed to use the Facebook account on this device.\
    tAllow it in the device’s settings, and then come back to this app.\
    tCouldn’t use an account on this device\
    tThis app couldn’t get a Facebook account from the device’s settings.\
    tCheck the Facebook account in the device’s settings, and then come back to this app.\
    tYou aren’t logged in\
    tYou need to be logged in with Facebook to do this.\
    tLog in to continue.\
    tSome things stay turned off\
    m\u{1}\u{5}count\u{A}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{1}\u{2}\u{3}\u{0}\u{2}\u{6}\u{1}0\u{1}\u{1}\u{3}\u{1}\u{2}\u{0}<\u{1}\u{0}9Some permissions that this app asked for weren’t given.9\u{1}\u{0}6One permission that this app asked for wasn’t given.<\u{2}\u{1}\u{3}\u{0}\u{0}\u{0}5 permissions that this app asked for weren’t given.\
    tYou can use everything else. This app asks again only when you use something that needs permission.\
    tPermission needed\
    m\u{1}\u{5}count\u{A}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{1}\u{2}\u{3}\u{0}\u{2}\u{6}\u{1}0\u{1}\u{1}\u{3}\u{1}\u{2}\u{0}9\u{1}\u{0}6To do this, the app needs your permission on Facebook.=\u{1}\u{0}:To do this, the app needs one more permission on Facebook.A\u{1}\u{3}\u{0}\u{1A}To do this, the app needs \u{1}\u{3}\u{0}\u{0}\u{0}\u{1E} more permissions on Facebook.\
    tAllow only what you want. You can use the rest of the app without it.\
    tPermission was turned off\
    m\u{1}\u{5}count\u{A}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{1}\u{2}\u{3}\u{0}\u{2}\u{6}\u{1}0\u{1}\u{1}\u{3}\u{1}\u{2}\u{0}9\u{1}\u{0}6Your Facebook settings no longer let this app do this.O\u{1}\u{1}\u{0}K\u{1}A permission that this needs has been turned off in your Facebook settings.T\u{1}\u{2}\u{1}\u{3}\u{0}\u{0}\u{0}L\u{1} permissions that this needs have been turned off in your Facebook settings.\
    tYou can use the rest of the app without it.\
    tPermission has expired\
    m\u{1}\u{5}count\u{A}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{1}\u{2}\u{3}\u{0}\u{2}\u{6}\u{1}0\u{1}\u{1}\u{3}\u{1}\u{2}\u{0}>\u{1}\u{0};The permissions you gave this app on Facebook have expired.?\u{1}\u{0}<A permission that you gave this app on Facebook has expired.D\u{1}\u{2}\u{1}\u{3}\u{0}\u{0}\u{0}= permissions that you gave this app on Facebook have expired.\
    tYou can use the rest of the app without them.\
    tPermission needed\
    m\u{1}\u{7}purpose\u{C}\u{2}\u{0}\u{7}purpose\u{2}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{7}\u{0}\u{1}\u{2}\u{1}\u{0}:\u{1}\u{0}7To continue, the app needs your permission on Facebook.L\u{1}\u{3}\u{0}\u{14}To continue with “\u{1}\u{3}\u{0}\u{0}\u{0}/”, the app needs your permission on Facebook.\
    tAllow only what you want. You can use the rest of the app without it.\
    tCouldn’t ask for permission\
    tThis needs your permission on Facebook, and asking for it didn’t work.\
    tWait a moment, and then try again.\
    tYour post may not be there\
    tSomething went wrong while sharing to Facebook.\
    tCheck whether it’s there before you share it again.\
    tSharing isn’t available here\
    tThis device can’t share this kind of content to Facebook.\
    tInstall or update the Facebook app, and then share this again.\
    tCouldn’t share this\
    tSomething went wrong while sharing to Facebook.\
    tCheck whether your post is there before you share it again.\
    tCouldn’t log in safely\
    tLogging in was stopped to keep your account safe.\
    tTry logging in again.\
    tSomething went wrong\
    tThis couldn’t be completed.\
    tTry again later. If it happens again, let the developer know.\
    tNot finished\
    tThis stopped before it was finished.\
    tThis app can’t do that\
    tSomething in this app doesn’t work as it should.\
    tUpdate the app if you can. If it happens again, let the developer know.\
    tLog In\
    tTry Again\
    tGo to facebook.com\
    tOpen Settings\
    tCancel\
    tReview Permissions\
    tEdit\
    tInstall or Update Facebook\
    tGet a New Code\
    tNot Now\
    tOK
    """
}
