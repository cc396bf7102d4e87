// Draws our bitmap pictures: the one that shared links show, the icons for browsers and home screens, and the arch around
// the photo of a biodata. Run `node scripts/pictures.mjs` after a build, and commit the results.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { browser as executablePath } from './journeySetup.ts'
import { root } from './run.mjs'

const folder = `${root}web/public/`
const paper = '#fbf7f0'
const favicon = readFileSync(`${folder}favicon.svg`)

await drawShare()
for (const size of [192, 512]) writeFileSync(`${folder}icon-${size}.png`, await icon(size, 0.82))
// Launchers crop these icons to their own shape, so the drawing stays in the middle.
writeFileSync(`${folder}icon-maskable-512.png`, await icon(512, 0.6, paper))
writeFileSync(`${folder}apple-touch-icon.png`, await icon(180, 0.7, paper))
await drawArch(`${root}server/src/viewing/biodata/`)
writeFileSync(`${folder}favicon.ico`, icoOf(await Promise.all([16, 32, 48].map((size) => icon(size, 1)))))

/** Converts the arch to PNG, because the server cannot draw SVG. */
async function drawArch(place) {
  const arch = await sharp(readFileSync(`${place}arch.svg`))
    .png({ compressionLevel: 9 })
    .toBuffer()
  writeFileSync(`${place}arch.png`, arch)
}

/** The window in the middle of a square, transparent without a background. */
async function icon(size, share, background = '#0000') {
  const side = Math.round(size * share)
  const drawing = await sharp(favicon, { density: (72 * side) / 32 })
    .resize(side, side)
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An icon file is a list of offsets, followed by the PNGs. */
function icoOf(pictures) {
  const places = Buffer.alloc(6 + 16 * pictures.length)
  places.writeUInt16LE(1, 2)
  places.writeUInt16LE(pictures.length, 4)
  let offset = places.length
  pictures.forEach((picture, index) => {
    const at = 6 + 16 * index
    places.writeUInt8(picture.readUInt32BE(16), at)
    places.writeUInt8(picture.readUInt32BE(20), at + 1)
    places.writeUInt16LE(1, at + 4)
    places.writeUInt16LE(32, at + 6)
    places.writeUInt32LE(picture.length, at + 8)
    places.writeUInt32LE(offset, at + 12)
    offset += picture.length
  })
  return Buffer.concat([places, ...pictures])
}

/** Draws what a link to us shows in a message: our slogan next to the window of the home page. */
async function drawShare() {
  const browser = await chromium.launch({ executablePath: executablePath(), args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await page.setContent(shareHtml())
  await page.evaluate(() => document.fonts.ready)
  const screenshot = await page.screenshot({ type: 'png' })
  await browser.close()
  const picture = await sharp(screenshot).png({ palette: true, quality: 90, effort: 10 }).toBuffer()
  writeFileSync(`${folder}share.png`, picture)
}

function shareHtml() {
  const home = readFileSync(`${root}web/build/client/home/index.html`, 'utf8')
  const [scene = ''] = /<svg viewBox="0 0 480 600".*?<\/svg>/s.exec(home) ?? []
  return `<style>
    ${fontFace('Marcellus', 'marcellus')} ${fontFace('Figtree', 'figtree')}
    body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template-columns: 1fr 372px; gap: 64px;
      padding: 0 84px; box-sizing: border-box; align-items: center; background: ${paper}; color: #2b2024; }
    .name { display: flex; align-items: center; gap: 18px; font: 40px Marcellus; color: #7b1e3a; }
    .name svg { width: 52px; }
    h1 { margin: 40px 0 28px; font: 400 72px/1.12 Marcellus; text-wrap: balance; }
    p { margin: 0; font: 30px/1.45 Figtree; color: #65565a; }
    .window { height: 512px; clip-path: url(#arch); background: #b9893a; padding: 5px; box-sizing: border-box; }
    .window > div { height: 100%; clip-path: url(#arch); }
    .window svg { width: 100%; height: 100%; }
  </style>
  <svg width="0" height="0" style="position:absolute"><clipPath id="arch" clipPathUnits="objectBoundingBox">
    <path d="M0 1V.42C0 .23 .2 .1 .5 0 .8 .1 1 .23 1 .42V1z"/></clipPath></svg>
  <div><div class="name">${favicon} BNR Matrimony</div>
    <h1>Uniting Christians in Holy Matrimony</h1>
    <p>Brides and grooms across India, and people who help your family. Since 2009.</p></div>
  <div class="window"><div>${scene}</div></div>`
}

function fontFace(family, name) {
  const file = createRequire(`${root}web/package.json`).resolve(
    `@fontsource/${name}/files/${name}-latin-400-normal.woff2`,
  )
  const font = readFileSync(file).toString('base64')
  return `@font-face { font-family: ${family}; src: url(data:font/woff2;base64,${font}) }`
}
