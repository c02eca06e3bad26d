// Generated from Locales/en/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 1.
// swift-format-ignore-file

extension BayanSDKErrorsCatalog.Locale {
  /// The pack of 'en'.
  static let pack_en: StaticString = """
    bayan-pack 2\u{A}\u{0}\u{0}\u{0}\u{D}\u{D}\u{0}\u{0}\u{0}\u{0}\"\u{0}\u{0}\u{0}\u{0}0\u{0}\u{0}\u{0}\u{1}\u{1D}\u{0}\u{0}\u{0}\u{2})Qeu\u{12}e@\u{A}r\u{1E}4\u{2}en\u{0}\u{1}0\u{1}1\u{1}2\u{1}3\u{1}4\u{1}5\u{1}6\u{1}7\u{1}8\u{1}9\u{1}.\u{1},\u{1}-\u{1}+\u{3}\u{3}\u{1}\u{0}\u{1}%\u{1}-\u{1}%\u{10}\u{1}\u{1}\u{1}\u{2}\u{1}\u{0}\u{0}\u{1}\u{1}\u{1}\u{2}\u{0}\u{0}\u{1}\u{0}\u{0}1\u{3}\u{1}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{1}\u{1}\u{0}d\u{1}\u{1}\u{1}\u{B}\u{B}\u{2}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{2}\u{2}\u{0}d\u{1}\u{1}\u{1}\u{C}\u{C}\u{3}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{3}\u{3}\u{0}d\u{1}\u{1}\u{1}\u{D}\u{D}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{12}\u{0}\u{0}\u{0}=\u{0}\u{0}\u{0}`\u{0}\u{0}\u{0}z\u{0}\u{0}\u{1}C\u{0}\u{0}\u{1}g\u{0}\u{0}\u{2}\u{B}\u{0}\u{0}\u{2}]\u{0}\u{0}\u{3}3\u{0}\u{0}\u{3}E\u{0}\u{0}\u{4}\u{3}\u{0}\u{0}\u{4}P\u{0}\u{0}\u{4}s\u{0}\u{0}\u{5}C\u{0}\u{0}\u{6}\u{5}\u{0}\u{0}\u{6}\u{1A}\u{0}\u{0}\u{6}_\u{0}\u{0}\u{7}\u{18}\u{0}\u{0}\u{7};\u{0}\u{0}\u{7}x\u{0}\u{0}\u{8}9\u{0}\u{0}\u{8}P\u{0}\u{0}\u{9}\u{3}\u{0}\u{0}\u{9}\u{17}\u{0}\u{0}\u{9}0\u{0}\u{0}\u{9}b\u{0}\u{0}\u{9}x\u{0}\u{0}\u{A}\u{D}\u{0}\u{0}\u{A}+\u{0}\u{0}\u{A}2\u{0}\u{0}\u{A}<\u{0}\u{0}\u{A}O\u{0}\u{0}\u{A}]\u{0}\u{0}\u{A}d\
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
    tAllow it in the device’s settings, and then try again.\
    tNo Facebook account on this device\
    tThe device’s settings don’t have a Facebook account yet.\
    tAdd your account in the device’s settings, and then try again.\
    tYou aren’t logged in\
    tYou need to be logged in with Facebook to do this.\
    tLog in to continue.\
    tCouldn’t log in safely\
    tLogging in was stopped to keep your account safe.\
    tTry logging in again.\
    tSomething went wrong\
    tThis couldn’t be completed.\
    tLog In\
    tTry Again\
    tGo to facebook.com\
    tOpen Settings\
    tCancel
    """
}
