"""The plot of Tools/proof/curve: seconds by size, a panel for each kind of build."""

import math
from xml.sax.saxutils import escape

WIDTH, LEFT, RIGHT, PANEL, GAP = 320, 52, 300, 120, 62
INSET = 30
# The marks differ in form, and not just in colour.
MARKS = ['<circle cx="{x:.1f}" cy="{y:.1f}" r="4" class="s{s}"/>',
         '<rect x="{x0:.1f}" y="{y0:.1f}" width="8" height="8" class="s{s}"/>',
         '<path d="M{x:.1f} {y0:.1f}l5 8h-10z" class="s{s}"/>']
STYLE = """\
svg { background: #fff; font: 12px system-ui, sans-serif }
text { fill: #1f2328 } .grid { stroke: #d1d9e0 } .heading { font-weight: 600 }
polyline { fill: none; stroke-width: 2 }
.s0 { fill: #0969da } polyline.s0 { stroke: #0969da }
.s1 { fill: #bc4c00 } polyline.s1 { stroke: #bc4c00 }
.s2 { fill: #6639ba } polyline.s2 { stroke: #6639ba }
polyline.s0, polyline.s1, polyline.s2 { fill: none }
@media (prefers-color-scheme: dark) {
svg { background: #0d1117 } text { fill: #f0f6fc } .grid { stroke: #3d444d }
.s0 { fill: #4493f8 } polyline.s0 { stroke: #4493f8 }
.s1 { fill: #f0883e } polyline.s1 { stroke: #f0883e }
.s2 { fill: #ab7df8 } polyline.s2 { stroke: #ab7df8 }
}"""
TITLES = {"cold": "Cold, by the clock", "cached": "From a cache, by the clock",
          "one edit": "After one edit, by the clock"}
SIZES = {4: "10,000", 5: "100,000", 6: "1 million", 7: "10 million"}


def mark(series, x, y):
    return MARKS[series].format(x=x, y=y, x0=x - 4, y0=y - 4, s=series)


def draw(rows, places, builds):
    """Returns an SVG of rows with a size, a place, a kind of build, and seconds."""
    powers = sorted({round(math.log10(row.size)) for row in rows})
    values = [math.log10(row.seconds) for row in rows]
    low, high = math.floor(min(values)), math.ceil(max(values))
    high = max(high, low + 1)
    steps = max(powers[-1] - powers[0], 1)

    def place_x(size):
        return LEFT + INSET + (RIGHT - LEFT - 2 * INSET) * (math.log10(size) - powers[0]) / steps

    height = 34 + len(builds) * (PANEL + GAP) + 14
    described = "Seconds by the clock, by the number of message-locales; both axes are logarithmic."
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
             f'aria-labelledby="title"><title id="title">{described}</title>', f"<style>{STYLE}</style>"]
    for series, (place, x) in enumerate(zip(places, [14, 126, 216])):
        lines += [mark(series, x, 16), f'<text x="{x + 10}" y="20">{escape(place)}</text>']

    for panel, build in enumerate(builds):
        top = 34 + panel * (PANEL + GAP) + 24
        bottom = top + PANEL

        def place_y(seconds):
            return bottom - PANEL * (math.log10(seconds) - low) / (high - low)

        lines.append(f'<text x="8" y="{top - 12}" class="heading">{escape(TITLES[build])}</text>')
        for power in range(low, high + 1):
            y = place_y(10 ** power)
            label = f"{10 ** power:g} s"
            lines += [f'<path d="M{LEFT} {y:.1f}H{RIGHT}" class="grid"/>',
                      f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{label}</text>']
        for power in powers:
            lines.append(f'<text x="{place_x(10 ** power):.1f}" y="{bottom + 18}" text-anchor="middle">'
                         f'{SIZES[power]}</text>')
        for series, place in enumerate(places):
            points = sorted((row.size, row.seconds) for row in rows if (row.where, row.build) == (place, build))
            where = [(place_x(size), place_y(seconds)) for size, seconds in points]
            if where:
                lines.append(f'<polyline class="s{series}" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in where)}"/>')
            lines += [mark(series, x, y) for x, y in where]
    lines += [f'<text x="{(LEFT + RIGHT) // 2}" y="{height - 8}" text-anchor="middle">message-locales</text>', "</svg>"]
    return "\n".join(lines) + "\n"
