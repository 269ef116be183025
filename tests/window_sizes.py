"""Windows in which everything has to fit: width and height in CSS pixels."""

SIZES = (
    (320, 568),
    (568, 320),
    (360, 640),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
)
