import { ensureInstalled } from './install.mjs'
import { root, run } from './run.mjs'

ensureInstalled()
run('biome', ['check', '--error-on-warnings', '.'])
run('node', [`${root}scripts/direction.mjs`])
run('knip', ['--no-progress', '--no-config-hints'])
run('npm', ['run', 'typegen', '--workspace', 'web', '--silent'])
for (const workspace of ['contract', 'server', 'web', 'simulator', 'e2e', 'bench'])
  run('tsc', ['-p', workspace])
