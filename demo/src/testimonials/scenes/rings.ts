import { candle, rose, twig } from './figures.ts'
import { box, disc, line, paint, path, picture, placed, repeated, shade } from './paint.ts'

const textLines = (side: 1 | -1) =>
  repeated(9, (index) => {
    const y = -152 + index * 19
    const end = index % 4 === 3 ? 150 : 236
    return line(
      `M${side * 34} ${y + 8}C${side * 110} ${y - 4} ${side * (end - 60)} ${y - 4} ${side * end} ${y + 6}`,
      '#B6A58F',
      3.5,
    )
  })

/** An open Bible with a ribbon between its pages. */
const bible = [
  path(
    'M-300 34C-220 8-90 8 0 40C90 8 220 8 300 34V52C220 30 90 30 0 62C-90 30-220 30-300 52Z',
    paint.deepWine,
  ),
  path('M0 34C-70-2-190-8-286 22V-178C-190-206-70-200 0-166Z', paint.ivory),
  path('M0 34C70-2 190-8 286 22V-178C190-206 70-200 0-166Z', '#F6EDE0'),
  textLines(-1),
  textLines(1),
  line('M0-166V34', '#CDBBA4', 4),
  path('M-9-168H9V96L0 84L-9 96Z', paint.wine),
].join('')

const ring = (colour: string, stone: boolean) =>
  [
    `<circle r="74" fill="none" stroke="${colour}" stroke-width="19"/>`,
    `<circle r="80" fill="none" stroke="#FFF3D6" stroke-width="3.5" opacity=".8"/>`,
    stone
      ? path('M-25-88L-12-108H12L25-88L0-60Z', paint.ivory, `stroke="${paint.gold}" stroke-width="4"`)
      : '',
  ].join('')

const rays = repeated(18, (index) =>
  placed({ x: 480, y: 470, turn: index * 20 }, path('M-5-236L0-410L5-236Z', paint.lightGold, 'opacity=".5"')),
)

const lancet = 'M150 1200V470C150 240 300 110 480 40C660 110 810 240 810 470V1200Z'

/** Two rings above an open Bible. */
export const rings = () =>
  picture(
    `<defs>${shade('niche', '#FBF1DF', '#F3DDB8', '#EBCDA0')}${shade('stone', '#5A1A2F', '#3B0E1D')}</defs>`,
    box(0, 0, 960, 1200, 'url(#stone)'),
    path(lancet, 'url(#niche)'),
    line(lancet, paint.gold, 8),
    rays,
    disc(480, 470, 232, paint.ivory, 'opacity=".7"'),
    placed({ x: 425, y: 486, turn: -8 }, ring(paint.gold, false)),
    placed({ x: 538, y: 476, turn: 10 }, ring('#C99A49', true)),
    `<path d="M497 466a74 74 0 0 1-14 67" fill="none" stroke="${paint.gold}" stroke-width="19"/>`,
    box(0, 980, 960, 220, '#4A2A22'),
    box(0, 980, 960, 12, '#6E4435'),
    ...[210, 750].map((x) => placed({ x, y: 1000, scale: 0.95 }, candle)),
    placed({ x: 480, y: 1010, scale: 1.02 }, bible),
    placed({ x: 300, y: 1120, turn: -12 }, twig(7, paint.lightOlive)),
    placed({ x: 660, y: 1120, turn: 192 }, twig(7, paint.lightOlive)),
    placed({ x: 440, y: 1118 }, rose(38, paint.blush)),
    placed({ x: 520, y: 1112 }, rose(44, paint.rose)),
    placed({ x: 480, y: 1146 }, rose(34, paint.cream)),
  )
