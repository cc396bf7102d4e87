import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Screen, Shell } from '../screens/screen.ts'
import { screens } from '../screens/screens.ts'

export const layouts: Record<Shell, string> = {
  site: 'shell/PublicLayout.tsx',
  member: 'shell/MemberLayout.tsx',
  staff: 'shell/StaffLayout.tsx',
  plain: 'shell/PlainLayout.tsx',
}

function toRoute(screen: Screen): RouteConfigEntry {
  const { path, file } = screen
  const place = { id: path, file: `../${file}` }
  return path === '/' ? { ...place, index: true } : { ...place, path: path.replace(/^\//, '') }
}

const dataId = (shell: Shell) => `${shell}-data`

/** Shares what is read from the server among the screens of a shell; the public shell itself reads nothing. */
function withData(shell: Shell, children: RouteConfigEntry[]): RouteConfigEntry[] {
  return children.length > 0 ? [{ id: dataId(shell), file: './DataArea.tsx', children }] : []
}

function toLayout([shell, file]: [Shell, string]): RouteConfigEntry[] {
  const own = screens.filter((screen) => screen.shell === shell)
  const frame = (children: RouteConfigEntry[]) => ({ id: shell, file: `../${file}`, children })
  if (own.length === 0) return []
  if (shell !== 'site') return withData(shell, [frame(own.map(toRoute))])
  const ready = own.filter(({ prerender }) => prerender)
  const reading = own.filter(({ prerender }) => !prerender)
  return [frame([...ready.map(toRoute), ...withData(shell, reading.map(toRoute))])]
}

export default (Object.entries(layouts) as [Shell, string][]).flatMap(toLayout) satisfies RouteConfigEntry[]
