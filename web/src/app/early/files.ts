/**
 * What the screen is made of, asked for after its data: browsers open few connections to a server, and a short reply
 * behind long scripts would come last.
 */
export function fetchFiles(): void {
  for (const address of document.currentScript?.dataset.files?.split(' ') ?? []) {
    const link = document.createElement('link')
    Object.assign(link, kindOf(address), { href: address })
    document.head.append(link)
  }
}

function kindOf(address: string): Partial<HTMLLinkElement> {
  if (address.endsWith('.css')) return { rel: 'preload', as: 'style' }
  if (address.endsWith('.woff2')) return { rel: 'preload', as: 'font', crossOrigin: 'anonymous' }
  return { rel: 'modulepreload' }
}
