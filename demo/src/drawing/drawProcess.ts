import sharp from 'sharp'

const pngOf = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer()

process.once('message', async (drawings: ReadonlyMap<string, string>) => {
  const drawn = await Promise.all([...drawings].map(async ([name, svg]) => [name, await pngOf(svg)]))
  process.send?.(drawn, () => process.disconnect())
})
