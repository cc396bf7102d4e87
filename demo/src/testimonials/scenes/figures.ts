import { box, disc, line, paint, path, repeated, strip } from './paint.ts'

/**
 * People seen from behind in outline, so that any couple can recognise itself. Each is drawn with its feet at the
 * origin and about 400 units high. The bride is on the right of the groom.
 */
type Cloth = { main: string; edge: string; skin?: string }

const hairBun = (flowers: string) =>
  [
    path('M-27-374C-28-402-14-414 0-414S28-402 27-374C26-352 14-340 0-340S-26-352-27-374Z', paint.hair),
    disc(0, -356, 19, paint.hair),
    line('M-15-350C-11-341 11-341 15-350', flowers, 7, 'stroke-dasharray="1 8"'),
  ].join('')

const neck = (skin: string) => path('M-12-352H12V-322C12-314-12-314-12-322Z', skin)

const shortHair = (skin: string) =>
  [
    disc(-24, -366, 6, skin),
    disc(24, -366, 6, skin),
    path('M-21-366C-21-346-11-336 0-336S21-346 21-366Z', skin),
    path('M-25-368C-28-396-14-408 0-408S28-396 25-368C23-356 14-351 0-351S-23-356-25-368Z', paint.hair),
  ].join('')

export function groomInSuit({ main, edge, skin = paint.skin }: Cloth): string {
  return [
    path('M-38-190H38L36-14H5L0-150L-5-14H-36Z', main),
    path('M-38-8H-4V-14H-34C-38-14-42-8-38-8ZM38-8H4V-14H34C38-14 42-8 38-8Z', paint.night),
    neck(skin),
    path(
      'M0-330C34-330 56-318 60-286C66-240 66-196 62-160C60-152 48-152 46-160L44-170H-44L-46-160C-48-152-60-152-62-160C-66-196-66-240-60-286C-56-318-34-330 0-330Z',
      main,
    ),
    path('M-15-332C-8-322 8-322 15-332L13-322C6-315-6-315-13-322Z', edge),
    line('M0-168V-218', paint.night, 2, 'opacity=".5"'),
    line('M-45-172C-46-220-44-260-42-280M45-172C46-220 44-260 42-280', paint.night, 2, 'opacity=".45"'),
    disc(-55, -150, 9, skin),
    disc(55, -150, 9, skin),
    shortHair(skin),
  ].join('')
}

export function groomInMundu({ main, edge, skin = paint.darkSkin }: Cloth): string {
  return [
    path('M-22-20H-6V-4H-26ZM22-20H6V-4H26Z', skin),
    path('M-44-196H44C48-130 48-80 46-18H-46C-48-80-48-130-44-196Z', main),
    strip('M-46-26H46', edge, 9),
    line('M16-190C20-130 20-80 18-32M-14-180C-18-120-18-80-16-34', paint.night, 2, 'opacity=".14"'),
    neck(skin),
    path(
      'M0-330C34-330 54-318 58-288C62-262 64-240 64-222L46-216L44-178H-44L-46-216L-64-222C-64-240-62-262-58-288C-54-318-34-330 0-330Z',
      paint.ivory,
    ),
    path('M-62-224L-46-218L-50-158C-51-150-61-150-61-158ZM62-224L46-218L50-158C51-150 61-150 61-158Z', skin),
    path('M-15-332C-8-322 8-322 15-332L13-320C6-313-6-313-13-320Z', paint.linen),
    line('M0-312V-182', paint.night, 2, 'opacity=".12"'),
    shortHair(skin),
  ].join('')
}

export function brideInSaree({ main, edge, skin = paint.skin }: Cloth): string {
  return [
    path('M-34-206C-52-150-62-80-66-4H70C66-80 56-150 36-206Z', main),
    strip('M-65-12H69', edge, 12),
    line(
      'M-8-190C-20-130-26-80-28-22M10-190C8-130 6-80 6-22M24-190C34-130 38-80 40-22',
      paint.night,
      2,
      'opacity=".16"',
    ),
    path('M-46-300L-60-218C-61-196-58-182-54-172L-44-176C-48-190-46-210-40-226Z', skin),
    path('M46-300L58-226C58-200 54-184 50-174L41-178C45-196 44-214 36-232Z', skin),
    neck(skin),
    path(
      'M0-326C26-326 44-318 50-296L44-258L36-262C34-246 34-232 36-206H-34C-34-232-34-246-36-262L-44-258L-50-296C-44-318-26-326 0-326Z',
      edge,
    ),
    path('M-46-306C-34-322-20-326-10-326C8-292 28-246 40-204L46-64L4-52C6-130-14-216-46-306Z', main),
    line('M-10-326C8-292 28-246 40-204L46-66', edge, 6),
    strip('M5-58L46-70', edge, 9),
    hairBun(paint.ivory),
  ].join('')
}

export function brideInGown({ main, edge, skin = paint.skin }: Cloth): string {
  return [
    path('M-28-214C-44-130-86-60-118-4C-60 8 70 8 124-4C88-60 46-130 28-214Z', main),
    line(
      'M-10-190C-22-120-44-60-66-8M6-190C6-120 8-60 10-6M16-190C30-120 56-60 80-10',
      edge,
      2,
      'opacity=".55"',
    ),
    path('M-45-298L-56-214C-57-194-54-182-50-172L-41-176C-44-192-42-212-36-230Z', skin),
    path('M45-298L56-214C57-194 54-182 50-172L41-176C44-192 42-212 36-230Z', skin),
    path('M-46-300C-36-322-24-326-14-327H14C24-326 36-322 46-300L30-278H-30Z', skin),
    neck(skin),
    path('M-36-300C-24-280 24-280 36-300C40-270 34-240 28-212H-28C-34-240-40-270-36-300Z', main),
    hairBun(edge),
    path(
      'M-22-372C-34-300-66-150-132 0C-60 14 70 14 138 0C70-150 34-300 22-372C12-362-12-362-22-372Z',
      paint.ivory,
      'opacity=".55"',
    ),
    line('M-132 0C-60 14 70 14 138 0', paint.ivory, 4, 'opacity=".9"'),
  ].join('')
}

/** A candlestick that reaches a person’s shoulder. */
export const candle = [
  path('M-5-250H5V-12H-5ZM-26-12H26V0H-26Z', paint.gold),
  path('M-18-258H18L10-244H-10Z', paint.gold),
  box(-8, -320, 16, 62, paint.ivory),
  path('M0-362C12-344 10-326 0-322C-10-326-12-344 0-362Z', paint.lightGold),
  disc(0, -340, 44, paint.lightGold, 'opacity=".18"'),
].join('')

/** A rose of four strokes. */
export const rose = (radius: number, colour: string): string =>
  [
    disc(0, 0, radius, colour),
    line(
      `M${-radius * 0.5} ${radius * 0.1}A${radius * 0.5} ${radius * 0.5} 0 1 1 ${radius * 0.3} ${radius * 0.45}`,
      paint.ivory,
      radius * 0.12,
      'opacity=".55"',
    ),
    line(
      `M${-radius * 0.15} 0A${radius * 0.2} ${radius * 0.2} 0 1 1 ${radius * 0.15} ${radius * 0.15}`,
      paint.ivory,
      radius * 0.12,
      'opacity=".55"',
    ),
  ].join('')

export const leaf = (length: number, colour: string): string =>
  path(
    `M0 0C${length * 0.25} ${-length * 0.3} ${length * 0.75} ${-length * 0.3} ${length} 0C${length * 0.75} ${length * 0.3} ${length * 0.25} ${length * 0.3} 0 0Z`,
    colour,
  )

export const twig = (leaves: number, colour: string): string =>
  line(`M0 0C${leaves * 10}-6 ${leaves * 18}-6 ${leaves * 26} 2`, colour, 4) +
  repeated(leaves * 2, (index) => {
    const side = index % 2 ? 42 : -42
    return `<g transform="translate(${14 + index * 12.5} -3) rotate(${side})">${leaf(38, colour)}</g>`
  })
