import { currentPage } from './visit.ts'

/** Settings of the installation, which the server writes onto the document before it is sent. */
function setting(name: string, otherwise: string): string {
  if (typeof document === 'undefined') return otherwise
  return document.documentElement.getAttribute(`data-${name}`) ?? otherwise
}

/** Pages are built before their address is known: the server writes it in the place of these signs. */
export const publicUrl = setting('public-url', '%PUBLIC_URL%')
export const apiBase = '/api'
export const mediaBase = setting('media-base', '/media')
export const deterDevtools = setting('deter-devtools', 'off') === 'on'
export const isDemo = (): boolean => currentPage()?.isDemo ?? setting('mode', 'production') === 'demo'
