/**
 * What the screen is made of, asked for after its data: browsers open few connections to a server, and a short reply
 * behind long scripts would come last. No text is drawn before the scripts have come, so fonts follow them.
 */
export function fetchFiles(): void {
  const files = document.currentScript?.dataset.files?.split(' ') ?? []
  const isFont = (address: string) => address.endsWith('.woff2')
  fetchAll(files.filter((address) => !isFont(address)))
  const largest = document.querySelector('link[rel=modulepreload]')
  largest?.addEventListener('load', () => fetchAll(files.filter(isFont)))
}

function fetchAll(files: readonly string[]): void {
  for (const href of files) {
    document.head.append(Object.assign(document.createElement('link'), kindOf(href), { href }))
  }
}

/** Styles are put to use at once: merely loaded, they could come a frame after the page that they dress. */
function kindOf(address: string): Partial<HTMLLinkElement> {
  if (address.endsWith('.css')) return { rel: 'stylesheet' }
  if (address.endsWith('.woff2')) return { rel: 'preload', as: 'font', crossOrigin: 'anonymous' }
  return { rel: 'modulepreload', fetchPriority: 'low' }
}
