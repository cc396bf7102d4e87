import { brideInSaree, groomInSuit, leaf, rose, twig } from './figures.ts'
import { box, disc, paint, path, picture, placed, repeated, shade } from './paint.ts'

const blooms = [paint.rose, paint.wine, paint.blush, paint.cream, paint.lightGold]

/**
 * Returns the position of a flower on the arch, for a step from -0.5 to 0.5. The arch has the shape of a lancet
 * window.
 */
function onRing(step: number): { x: number; y: number; turn: number } {
  const along = Math.abs(step) * 2
  const side = Math.sign(step) || 1
  if (along > 0.52) return { x: side * 330, y: 60 + (along - 0.52) * 1240, turn: 90 }
  const angle = (along / 0.52) * (Math.PI / 2)
  return { x: side * 330 * Math.sin(angle), y: 60 - 400 * Math.cos(angle), turn: (angle * 180) / Math.PI }
}

const greens = [paint.olive, paint.lightOlive, paint.deepOlive]

const wreath =
  repeated(128, (index) => {
    const { x, y, turn } = onRing((index - 63.5) / 127)
    return placed(
      { x, y, turn: turn + (index % 4) * 97 },
      leaf(64 + (index % 3) * 16, greens[index % 3] ?? paint.olive),
    )
  }) +
  repeated(46, (index) => {
    const { x, y } = onRing((index - 22.5) / 45)
    const away = (index % 3) - 1
    return placed(
      { x: x + away * 20, y: y + ((index * 7) % 5) * 6 },
      rose(17 + ((index * 5) % 4) * 6, blooms[index % blooms.length] ?? paint.rose),
    )
  })

/** Vows under an arch of flowers. */
export const garden = () =>
  picture(
    `<defs>${shade('air', '#FBF1E2', '#F6E2CF', '#EBD3C2')}</defs>`,
    box(0, 0, 960, 1200, 'url(#air)'),
    disc(480, 470, 300, paint.ivory, 'opacity=".75"'),
    path('M0 820C160 760 330 800 480 776S820 770 960 812V1200H0Z', paint.paleOlive),
    path('M0 900C200 850 360 890 520 866S840 870 960 890V1200H0Z', paint.lightOlive),
    path('M400 872H560L700 1200H260Z', paint.linen),
    placed({ x: 480, y: 470 }, wreath),
    placed(
      { x: 408, y: 1080, scale: 1.16 },
      groomInSuit({ main: '#3A3F4A', edge: paint.ivory, skin: paint.darkSkin }),
    ),
    placed({ x: 556, y: 1080, scale: 1.12 }, brideInSaree({ main: paint.ivory, edge: paint.gold })),
    placed({ x: 60, y: 1190, turn: -52 }, twig(8, paint.olive)),
    placed({ x: 900, y: 1190, turn: 232 }, twig(8, paint.olive)),
    ...[120, 190, 770, 850].map((x, index) =>
      placed({ x, y: 1150 - (index % 2) * 40 }, rose(30, blooms[index] ?? paint.rose)),
    ),
  )
