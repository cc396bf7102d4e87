import { brideInGown, candle, groomInSuit } from './figures.ts'
import { box, disc, line, paint, path, picture, placed, repeated, shade } from './paint.ts'

const lancet = (width: number, height: number) => {
  const half = width / 2
  return `M${-half} 0V${-height + width}C${-half} ${-height + half * 0.9} ${-half * 0.4} ${-height + half * 0.35} 0 ${-height}C${half * 0.4} ${-height + half * 0.35} ${half} ${-height + half * 0.9} ${half} ${-height + width}V0Z`
}

const glass = ['#F7E6C2', '#F0D49B', '#D98A9C', '#B8C69C', '#E7BD72']

/** Leaded panes. No two neighbours have the same colour. */
function panes(width: number, height: number, id: string): string {
  const size = width / 4
  const rows = Math.ceil(height / size)
  const tiles = repeated(rows * 5, (index) => {
    const column = index % 5
    const row = Math.floor(index / 5)
    const x = -width / 2 + column * size - (row % 2 ? size / 2 : 0)
    const diamond = `M${x + size / 2} ${-row * size - size}L${x + size} ${-row * size}L${x + size / 2} ${-row * size + size}L${x} ${-row * size}Z`
    return path(
      diamond,
      glass[(column * 2 + row * 3) % glass.length] ?? paint.cream,
      `stroke="${paint.gold}" stroke-width="2.5"`,
    )
  })
  return `<clipPath id="${id}"><path d="${lancet(width, height)}"/></clipPath><g clip-path="url(#${id})">${box(-width, -height, width * 2, height, paint.cream)}${tiles}</g>`
}

const window = (width: number, height: number, id: string, border: string) =>
  panes(width, height, id) +
  line(lancet(width, height), border, 22) +
  line(lancet(width + 26, height + 16), paint.gold, 4)

const cross =
  disc(0, 0, 60, paint.wine, `stroke="${paint.gold}" stroke-width="5"`) +
  line('M0-38V38M-24-12H24', paint.cream, 11)

/** Evening light through three windows onto the aisle. */
export const church = () =>
  picture(
    `<defs>${shade('wall', '#5A1A2F', paint.deepWine, paint.night)}${shade('light', '#F7E6C2', '#F7E6C200')}</defs>`,
    box(0, 0, 960, 1200, 'url(#wall)'),
    placed({ x: 480, y: 760 }, window(270, 660, 'middle', paint.rose)),
    placed({ x: 190, y: 760 }, window(180, 480, 'left', paint.olive)),
    placed({ x: 770, y: 760 }, window(180, 480, 'right', paint.olive)),
    placed({ x: 480, y: 330 }, cross),
    path('M350 760H610L760 1200H200Z', 'url(#light)', 'opacity=".28"'),
    box(0, 756, 960, 14, paint.gold, 'opacity=".7"'),
    path('M0 900H960V1200H0Z', paint.night, 'opacity=".55"'),
    path('M390 900H570L720 1200H240Z', paint.wine),
    line('M390 900L240 1200M570 900L720 1200', paint.gold, 4),
    ...[110, 230, 730, 850].map((x) => placed({ x, y: 980, scale: 0.9 }, candle)),
    placed({ x: 405, y: 1150, scale: 1.22 }, groomInSuit({ main: '#1E2A2A', edge: paint.ivory })),
    placed({ x: 560, y: 1150, scale: 1.14 }, brideInGown({ main: paint.linen, edge: paint.gold })),
  )
