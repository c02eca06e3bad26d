import BayanCatalog

func messageFingerprintForTests(_ text: String) -> String { messageFingerprint(text) }
