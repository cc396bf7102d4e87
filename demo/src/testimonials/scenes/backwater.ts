import { brideInSaree, groomInMundu } from './figures.ts'
import { box, disc, line, paint, path, picture, placed, repeated, shade } from './paint.ts'

const frond = (turn: number) =>
  placed(
    { x: 0, y: 0, turn },
    path('M0 0C60-46 130-50 196 6C150-16 100-22 60-8C100-6 130 8 156 30C100 8 50 6 0 8Z', paint.deepOlive),
  )

/** A coconut palm that leans over the water. */
const palm = (lean: number) =>
  line(`M0 0C${lean * 0.2}-190 ${lean * 0.7}-360 ${lean}-540`, '#4A3426', 22) +
  placed(
    { x: lean, y: -540 },
    [-160, -118, -70, -24, 18, 52, 128, 172].map(frond).join(''),
    disc(-8, 14, 13, '#5B4128'),
    disc(16, 18, 13, '#5B4128'),
  )

const chapel = [
  box(-90, -110, 180, 110, paint.ivory),
  path('M-90-110L0-176L90-110Z', paint.wine),
  path('M-30 0V-62C-30-92-12-100 0-108C12-100 30-92 30-62V0Z', paint.deepWine),
  box(-138, -170, 48, 170, paint.ivory),
  path('M-146-168L-114-232L-82-168Z', paint.wine),
  line('M-114-232V-268M-126-254H-102', paint.gold, 5),
  line('M0-176V-212M-11-199H11', paint.gold, 5),
].join('')

const ripples = repeated(26, (index) => {
  const y = 700 + index * 14
  const half = 34 + ((index * 37) % 90)
  const x = 480 + ((index * 53) % 60) - 30
  return line(`M${x - half} ${y}H${x + half}`, paint.cream, 4, `opacity="${0.75 - index * 0.022}"`)
})

const jetty =
  path('M250 1060H710L800 1200H160Z', '#8A6443') +
  repeated(6, (index) =>
    line(`M${250 - index * 16} ${1062 + index * 26}H${710 + index * 16}`, '#6B4A31', 4),
  ) +
  path('M262 1062H286V1200H262ZM674 1062H698V1200H674Z', '#4A3426')

/** Evening on a backwater with a chapel on the far bank. */
export const backwater = () =>
  picture(
    `<defs>${shade('sky', '#B94A68', '#E39A7C', '#F2C987', '#F9E6BF')}${shade('water', '#EDBE86', '#C98B76', '#7C4A55')}</defs>`,
    box(0, 0, 960, 680, 'url(#sky)'),
    disc(480, 520, 128, '#FFF3D6'),
    disc(480, 520, 190, '#FFF3D6', 'opacity=".3"'),
    path('M0 640C120 590 230 610 330 622S600 596 720 616S900 600 960 612V690H0Z', paint.olive),
    placed({ x: 716, y: 668, scale: 0.82 }, chapel),
    ...[232, 292].map((x, index) => placed({ x, y: 650, scale: 0.24 + index * 0.05 }, palm(40 - index * 60))),
    box(0, 680, 960, 520, 'url(#water)'),
    path('M0 676H960V690H0Z', paint.deepOlive),
    ripples,
    placed({ x: 950, y: 1230, scale: 1.42 }, palm(-64)),
    placed({ x: 12, y: 1230, scale: 1.3 }, palm(52)),
    jetty,
    placed({ x: 408, y: 1120, scale: 1.12 }, groomInMundu({ main: paint.ivory, edge: paint.gold })),
    placed(
      { x: 552, y: 1120, scale: 1.06 },
      brideInSaree({ main: '#F8EEDA', edge: paint.gold, skin: paint.darkSkin }),
    ),
  )
