import { lorelei } from '@dicebear/collection'
import { createAvatar } from '@dicebear/core'
import type { Design } from './design.ts'
import { drawGarment } from './garments.ts'

const gold = 'b9893a'
const mouthColour = '4a2320'
/** These heads have a longer neck. */
const longNecks = ['variant03', 'variant04']

/** Draws a portrait as SVG: a head in the Lorelei style, with our own shoulders and clothes. */
export function drawPortrait(design: Design): string {
  const lift = longNecks.includes(design.head) ? -58 : -74
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="800" height="800">',
    `<rect width="1000" height="1000" fill="${design.background}"/>`,
    drawHead(design),
    `<g transform="translate(0 ${lift})">`,
    `<path d="M330 800C400 850 570 850 640 800L660 860C560 900 420 900 310 850Z" fill="#${design.skin}"/>`,
    drawGarment(design),
    '</g></svg>',
  ].join('')
}

function drawHead(design: Design): string {
  const drawn = createAvatar(lorelei, {
    seed: design.hair,
    head: [design.head as 'variant01'],
    hair: [design.hair as 'variant01'],
    eyes: [design.eyes as 'variant01'],
    eyebrows: [design.brows as 'variant01'],
    mouth: [design.mouth as 'happy01'],
    nose: [design.nose as 'variant01'],
    skinColor: [design.skin],
    hairColor: [design.hairColour],
    eyebrowsColor: [design.hairColour],
    eyesColor: ['1b1210'],
    noseColor: [mouthColour],
    mouthColor: [mouthColour],
    glasses: [(design.glasses ?? 'variant01') as 'variant01'],
    glassesColor: ['2b2024'],
    glassesProbability: design.glasses ? 100 : 0,
    earrings: ['variant03'],
    earringsColor: [gold],
    earringsProbability: design.earrings ? 100 : 0,
    hairAccessories: ['flowers'],
    hairAccessoriesColor: ['ffffff'],
    hairAccessoriesProbability: design.flowers ? 100 : 0,
    beardProbability: 0,
    frecklesProbability: 0,
  })
  return drawn.toString().replace('<svg ', '<svg x="76" y="30" width="840" height="840" ')
}
