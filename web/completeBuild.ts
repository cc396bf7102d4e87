import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { WritePage } from '@bnr/contract/firstPage'
import { type Screen, screens } from './src/app/routes.ts'

/** Public pages become files; the server is told which addresses there are, every other is a true 404. */
export async function completeBuild(folder: string): Promise<void> {
  const client = join(folder, 'client')
  compressAssets(join(client, 'assets'))
  const { writePage }: { writePage: WritePage } = await import(
    /* @vite-ignore */
    pathToFileURL(join(folder, 'server/index.js')).href
  )
  for (const { path } of files) await writeFile(join(client, path), path, writePage)
  writeFileSync(join(client, 'site.json'), JSON.stringify(site()))
}

/** The server answers the bare address itself, though it is built. */
const files = screens.filter(({ path, prerender }) => prerender && path !== '/')

async function writeFile(folder: string, path: string, writePage: WritePage): Promise<void> {
  const { html } = await writePage({ address: `http://localhost${path}`, isDemo: false })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), html)
}

function site() {
  const listed = (screen: Screen) => ({ path: screen.path, indexed: screen.indexed === true })
  const written = screens.filter(({ path, prerender }) => !prerender && path !== '*')
  return { prerendered: files.map(listed), screens: written.map(listed) }
}

/** Assets never change, so they are compressed once, as far as it goes, and not at each request. */
function compressAssets(folder: string): void {
  for (const file of globSync('*.{js,css}', { cwd: folder })) {
    const content = readFileSync(join(folder, file))
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }))
  }
}
