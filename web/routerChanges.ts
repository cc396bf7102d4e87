import type { Plugin } from 'vite'

type Change = { file: string; from: RegExp; to: string }

const changes: readonly Change[] = [
  // When the script of the next screen does not arrive, the router would reload the page that the person leaves, which
  // without a connection becomes the browser's own error page. We show a screen at the address that the person wanted.
  {
    file: 'routeModules.js',
    from: /catch \(error\) \{[\s\S]*?window\.location\.reload\(\);[\s\S]*?\n\t\}/,
    to: 'catch { return { default: window.bnrMissingScreen, clientLoader: () => null } }',
  },
  // Fetches routes that the browser does not know yet. It knows all from the start (react-router.config.ts).
  {
    file: 'fog-of-war.js',
    from: /function (getPatchRoutesOnNavigationFunction|useFogOFWarDiscovery)\([\s\S]*?\n\}/g,
    to: 'function $1() {}',
  },
]

/** Changes what the router has no option for. The build fails if the router no longer contains what we change. */
export const routerChanges: Plugin = {
  name: 'router-changes',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/(routeModules|fog-of-war)\.js$/ },
    handler: (code, id) => {
      const change = changes.find(({ file }) => id.endsWith(file))
      const changed = change && code.replace(change.from, change.to)
      if (!changed || changed === code) throw new Error(`The router has another ${id}`)
      return { code: changed, map: null }
    },
  },
}
