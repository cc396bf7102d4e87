import { brideInGown, groomInSuit, rose } from './figures.ts'
import { box, disc, line, paint, path, picture, placed, repeated, shade } from './paint.ts'

const arch = (width: number, height: number) => {
  const half = width / 2
  return `M${-half} 0V${-height + half}A${half} ${half} 0 0 1 ${half} ${-height + half}V0Z`
}

const tower = [
  box(-70, -520, 140, 520, paint.ivory),
  box(-78, -300, 156, 14, paint.linen),
  box(-78, -530, 156, 16, paint.linen),
  placed(
    { x: 0, y: -350 },
    path(arch(64, 120), '#D9C7B2'),
    disc(0, -46, 19, paint.gold),
    path('M-26-30H26L18-58H-18Z', paint.gold),
  ),
  placed({ x: 0, y: -90 }, path(arch(50, 130), '#C9D0B4')),
  path('M-70-530C-66-590-30-620 0-650C30-620 66-590 70-530Z', paint.wine),
  line('M0-650V-704M-18-684H18', paint.gold, 7),
].join('')

/** A whitewashed front between two towers, typical of the western coast. */
const church = [
  placed({ x: -190, y: 0 }, tower),
  placed({ x: 190, y: 0 }, tower),
  box(-130, -430, 260, 430, '#FFFDF8'),
  path(
    'M-130-430C-126-500-70-490-56-540C-40-574-16-580 0-600C16-580 40-574 56-540C70-490 126-500 130-430Z',
    '#FFFDF8',
  ),
  line('M0-600V-664M-22-640H22', paint.gold, 8),
  box(-134, -300, 268, 12, paint.linen),
  disc(0, -420, 46, paint.rose, `stroke="${paint.gold}" stroke-width="6"`),
  line('M0-462V-378M-42-420H42M-30-450L30-390M30-450L-30-390', paint.cream, 4),
  path(arch(118, 250), paint.deepWine),
  path(arch(90, 226), paint.lightGold, 'opacity=".85"'),
].join('')

const steps = repeated(5, (index) =>
  box(300 - index * 34, 900 + index * 30, 360 + index * 68, 32, index % 2 ? '#E9DBC7' : paint.linen),
)

const bougainvillea = repeated(44, (index) => {
  const x = ((index * 47) % 200) - 30
  const y = ((index * 71) % 330) - 40
  return x * 1.5 + y > 330
    ? ''
    : placed(
        { x, y },
        rose(14 + ((index * 3) % 4) * 5, index % 5 === 0 ? paint.olive : index % 3 ? '#B94A68' : '#A23657'),
      )
})

const palms = (x: number, flip: boolean) =>
  placed(
    { x, y: 860, flip },
    line('M0 0C10-140 24-240 50-350', '#6B4A31', 15),
    ...[-165, -125, -80, -35, 5, 40].map((turn) =>
      placed(
        { x: 50, y: -350, turn, scale: 0.85 },
        path('M0 0C60-46 130-50 196 6C150-16 100-22 60-8C100-6 130 8 156 30C100 8 50 6 0 8Z', paint.olive),
      ),
    ),
  )

/** A couple in front of the steps, next to the sea. */
export const coast = () =>
  picture(
    `<defs>${shade('noon', '#BFD3D2', '#DDE5DC', '#F8EEDD')}${shade('sea', '#7FA3A4', '#A9C2BD')}</defs>`,
    box(0, 0, 960, 900, 'url(#noon)'),
    box(0, 730, 960, 110, 'url(#sea)'),
    repeated(8, (index) =>
      line(`M${(index * 131) % 900} ${750 + index * 10}h70`, paint.ivory, 3, 'opacity=".7"'),
    ),
    path('M0 826C200 812 760 812 960 826V1200H0Z', '#EAD9BD'),
    palms(110, false),
    palms(850, true),
    placed({ x: 480, y: 900, scale: 1.06 }, church),
    steps,
    box(0, 1050, 960, 150, '#E3D0B1'),
    placed({ x: 412, y: 1146, scale: 1.1 }, groomInSuit({ main: '#5E6B4A', edge: paint.ivory })),
    placed({ x: 556, y: 1146, scale: 1.04 }, brideInGown({ main: paint.ivory, edge: paint.gold })),
    placed({ x: 10, y: 900 }, bougainvillea),
    placed({ x: 950, y: 900, flip: true }, bougainvillea),
  )
