import { expect, test } from 'vitest'
import { readingsOf, readingsOfPage } from '../../platform/queryClient.ts'
import { serverDocumentId } from '../../platform/serverDocument.ts'
import { arrange } from './arrange.ts'

const module = '<link rel="modulepreload" href="/assets/a.js"/>'
const photo = '<link rel="preload" as="image" href="/media/1" fetchPriority="high"/>'
const sheets =
  '<link rel="stylesheet" href="/assets/frame-1.css#"/><link rel="stylesheet" href="/assets/page-2.css"/>'
const first = '<script>window.__reactRouterContext = {}</script>'

const builtShell = (words = 'Words') =>
  `<!DOCTYPE html><html lang="en"><head><title>BNR Matrimony</title>${photo}${sheets}${module}</head>` +
  `<body>${words}${first}</body></html>`

const styleOf = (file: string) => `.${file.split('-')[0]}{content:"$& $1"}`
const arranged = (written: Parameters<typeof arrange>[1] = {}, words?: string) =>
  arrange(builtShell(words), written, styleOf).join('')

function stateOf(about: string) {
  const client = readingsOfPage()
  client.setQueryData(['about'], about)
  return { user: null, readings: readingsOf(client), parts: [] }
}

test('inlines each style sheet before disabled links for both of its addresses', () => {
  const html = arranged()
  const [frame, page] = [styleOf('frame-1.css'), styleOf('page-2.css')]
  expect(html).toContain(
    `<style>${frame}</style><link rel="stylesheet" href="/assets/frame-1.css#" disabled=""/>` +
      `<link rel="stylesheet" href="/assets/frame-1.css" disabled=""/>` +
      `<style>${page}</style><link rel="stylesheet" href="/assets/page-2.css" disabled=""/></head>`,
  )
})

test('puts modules after the text, just before the first script', () => {
  expect(arranged()).toContain(`Words${module}${first}`)
  expect(arranged().match(/a\.js/g)).toHaveLength(1)
})

test('requests the framework, the largest script, along with the text', () => {
  const framework = '<link rel="modulepreload" href="/assets/entry.client-1.js"/>'
  const html = arrange(builtShell().replace('</head>', `${framework}</head>`), {}, styleOf).join('')
  expect(html.indexOf(framework)).toBeLessThan(html.indexOf('</head>'))
})

test('includes the styles and scripts of lazily loaded parts, each once', () => {
  const parts = { styles: ['part.css'], scripts: ['part.js', 'a.js'] }
  const html = arranged({ parts })
  expect(html).toContain(
    `<style>${styleOf('part.css')}</style><link rel="stylesheet" href="/assets/part.css" disabled=""/></head>`,
  )
  expect(html).toContain(`<link rel="modulepreload" href="/assets/part.js"/>${first}`)
  expect(html.match(/a\.js/g)).toHaveLength(1)
})

test('requests the first photo of a page at once', () => {
  expect(arranged().indexOf(photo)).toBeLessThan(arranged().indexOf('</head>'))
})

test('puts the page data before the scripts, where it can be read back unchanged', () => {
  const about = 'A </script><script>alert(1)</script> <!-- & "quotes" $& $1 $` \u2028 😀'
  const state = stateOf(about)
  const html = arranged({ state })
  expect(html.indexOf(serverDocumentId)).toBeLessThan(html.indexOf(module))
  expect(html.match(/<script|<!--/g)).toHaveLength(2)
  const [, text = ''] = html.match(/ id="server-document">(.*?)<\/script>/s) ?? []
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(state)))
  expect(text).toContain('$& $1 $`')
})

test('escapes a title that contains what somebody wrote', () => {
  const title = 'Anna </title><script>alert(1)</script> & "$&" $`'
  const html = arranged({ title })
  expect(html.match(/<\/title>/g)).toHaveLength(1)
  expect(html).toContain(
    '<title>Anna &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;$&amp;&quot; $`</title>',
  )
})

test('names the reader on the document, and nobody on a page for everybody', () => {
  const named = arranged({ reader: { userName: '1"><script>', viewer: 'member' } })
  expect(named).toContain('<html data-reader="1&quot;&gt;&lt;script&gt;" data-viewer="member" lang="en">')
  expect(arranged({ reader: { userName: '', viewer: 'guest' } })).toContain('<html data-reader="" ')
  expect(arranged()).toContain('<html lang="en">')
  expect(arranged()).not.toContain(serverDocumentId)
})

test('leaves the text as it is, whatever characters it contains', () => {
  const words = '<p>$&amp; $1 &lt;link rel="modulepreload"&gt; &lt;title&gt;mine&lt;/title&gt;</p>'
  expect(arranged({ title: 'Anna', state: stateOf('$&') }, words)).toContain(words)
})
