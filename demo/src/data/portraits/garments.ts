export type Garment = keyof typeof drawings
export type Cloth = { garment: Garment; colour: string; trim: string }

const ink = '#2B2024'
const outline = `stroke="${ink}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"`

/**
 * Shoulders on a canvas of 1000 by 1000, below a neck that ends near (480, 800). They extend beyond the lower edge.
 */
const slender =
  'M40 1090C48 905 128 868 232 832C268 820 292 806 300 790C340 832 400 862 480 862C560 862 630 836 664 792' +
  'C676 810 700 824 738 836C842 868 948 905 960 1090Z'
const broad =
  'M30 1090C40 900 120 858 215 826C250 814 262 800 266 786C330 850 400 872 480 872C570 872 640 850 690 790' +
  'C700 806 720 822 760 834C860 866 952 905 962 1090Z'
const collar =
  'M266 786C330 850 400 872 480 872C570 872 640 850 690 790L702 816C660 872 580 906 482 906C390 906 310 872 254 818Z'
const leftLapel = 'M266 786C262 806 258 822 250 836L372 930L482 880C400 876 330 850 266 786Z'
const rightLapel = 'M690 790C640 850 570 872 482 880L584 936L716 836C700 822 694 806 690 790Z'

const shape = (path: string, fill: string) => `<path d="${path}" fill="${fill}" ${outline}/>`
const line = (path: string) => `<path d="${path}" fill="none" ${outline}/>`
const band = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
const button = (y: number, colour: string) => `<circle cx="500" cy="${y}" r="8" fill="${colour}"/>`

const drawings = {
  kurti: (colour: string, trim: string) =>
    shape(slender, colour) + band('M318 822C358 858 410 882 480 882C552 882 616 858 650 824', trim, 16),
  saree: (colour: string, trim: string) =>
    shape(slender, trim) +
    shape(
      'M150 866C250 832 282 816 300 790C330 824 360 842 392 850C450 900 560 960 700 1090L100 1090C100 950 110 890 150 866Z',
      colour,
    ) +
    band('M368 866C428 918 538 978 660 1090', trim, 20),
  dupatta: (colour: string, trim: string) =>
    shape(slender, colour) +
    shape(
      'M664 792C676 810 700 824 738 836C800 856 860 876 900 920L770 1090L560 1090C600 980 640 880 664 792Z',
      trim,
    ) +
    line('M712 838C690 920 650 1010 620 1090'),
  shirt: (colour: string, trim: string) =>
    shape(broad, colour) +
    shape(leftLapel, colour) +
    shape(rightLapel, colour) +
    line('M482 884L482 1090') +
    button(950, trim),
  plain: (colour: string, trim: string) =>
    shape(broad, colour) + band('M262 808C330 872 400 894 480 894C570 894 645 872 694 812', trim, 12),
  mandarin: (colour: string, trim: string) =>
    shape(broad, colour) +
    shape(collar, colour) +
    line('M482 906L482 1090') +
    button(950, trim) +
    button(996, trim),
  blazer: (colour: string, trim: string) =>
    shape(broad, trim) +
    shape('M30 1090C40 900 120 858 215 826L250 820L452 1090Z', colour) +
    shape('M962 1090C952 905 860 866 760 834L716 824L512 1090Z', colour) +
    shape(leftLapel, trim) +
    shape(rightLapel, trim),
}

export function drawGarment({ garment, colour, trim }: Cloth): string {
  return drawings[garment](colour, trim)
}
