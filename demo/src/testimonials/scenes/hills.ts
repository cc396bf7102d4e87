import { brideInGown, groomInSuit, rose, twig } from './figures.ts'
import { box, disc, line, paint, path, picture, placed, repeated, shade } from './paint.ts'

const pine = (colour: string) =>
  box(-5, -30, 10, 30, '#4A3426') +
  repeated(4, (tier) => {
    const half = 52 - tier * 11
    const foot = -24 - tier * 38
    return path(
      `M${-half} ${foot}C${-half * 0.5} ${foot - 8} ${-10} ${foot - 34} 0 ${foot - 66}C10 ${foot - 34} ${half * 0.5} ${foot - 8} ${half} ${foot}C${half * 0.4} ${foot + 8} ${-half * 0.4} ${foot + 8} ${-half} ${foot}Z`,
      colour,
    )
  })

const church = [
  path('M-110 0V-96H110V0Z', paint.ivory),
  path('M-34-92V-156H112L128-92Z', paint.wine),
  box(-110, -210, 76, 210, paint.ivory),
  path('M-118-206L-72-330L-26-206Z', paint.wine),
  line('M-72-330V-376M-88-358H-56', paint.gold, 6),
  path('M-90 0V-44C-90-60-80-70-72-74C-64-70-54-60-54-44V0Z', paint.deepWine),
  disc(-72, -150, 15, paint.deepWine),
  repeated(3, (index) =>
    path(
      `M${-8 + index * 40}-24V-58C${-8 + index * 40}-70 ${0 + index * 40}-74 ${4 + index * 40}-78C${8 + index * 40}-74 ${16 + index * 40}-70 ${16 + index * 40}-58V-24Z`,
      paint.gold,
    ),
  ),
].join('')

const birds = repeated(5, (index) => {
  const x = 300 + index * 78
  const y = 210 + ((index * 31) % 70)
  return line(
    `M${x - 16} ${y - 7}Q${x - 6} ${y - 10} ${x} ${y}Q${x + 6} ${y - 10} ${x + 16} ${y - 7}`,
    paint.wine,
    4,
  )
})

/** A white church among pines, with mist in the valleys. */
export const hills = () =>
  picture(
    `<defs>${shade('morning', '#F3D9BE', '#F8E9D2', '#FBF7F0')}${shade('mist', '#FBF7F0', '#FBF7F000')}</defs>`,
    box(0, 0, 960, 1200, 'url(#morning)'),
    disc(640, 300, 92, '#FFF6E2'),
    birds,
    path('M0 520C140 400 260 450 360 500C470 380 620 360 730 470C820 420 900 440 960 480V1200H0Z', '#CDBFB1'),
    path('M0 620C150 520 300 590 430 560S740 500 960 600V1200H0Z', '#A9B08F'),
    path('M0 600C220 640 560 560 960 620V760H0Z', 'url(#mist)', 'opacity=".7"'),
    placed({ x: 660, y: 730, scale: 1.04 }, church),
    path('M0 740C200 670 430 750 600 722S860 700 960 730V1200H0Z', paint.lightOlive),
    ...[70, 150, 235, 800, 880].map((x, index) =>
      placed(
        { x, y: 770 + (index % 2) * 16, scale: 1 + (index % 3) * 0.22 },
        pine(index % 2 ? paint.olive : paint.deepOlive),
      ),
    ),
    path('M0 930C240 850 420 900 560 880S840 890 960 860V1200H0Z', paint.olive),
    path('M430 884C450 960 380 1010 330 1200H620C580 1060 560 960 520 882Z', paint.linen, 'opacity=".85"'),
    placed(
      { x: 404, y: 1128, scale: 1.16 },
      groomInSuit({ main: '#2F3640', edge: paint.ivory, skin: '#B98560' }),
    ),
    placed(
      { x: 556, y: 1128, scale: 1.08 },
      brideInGown({ main: paint.ivory, edge: paint.gold, skin: '#C29068' }),
    ),
    ...[90, 170, 790, 880].map((x, index) =>
      placed({ x, y: 1120 + (index % 2) * 34, scale: 0.8 }, rose(22, index % 2 ? paint.blush : paint.rose)),
    ),
    placed({ x: 30, y: 1200, turn: -60 }, twig(6, paint.deepOlive)),
    placed({ x: 930, y: 1200, turn: 240 }, twig(6, paint.deepOlive)),
  )
