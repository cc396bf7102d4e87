import { ensureInstalled } from './install.mjs'
import { root, run } from './run.mjs'

ensureInstalled()
run('biome', ['check', '--error-on-warnings', '.'])
run('node', [`${root}scripts/direction.mjs`])
run('knip', ['--no-progress', '--no-config-hints'])
run('npm', ['run', 'typegen', '--workspace', 'web', '--silent'])
for (const project of ['.', 'server', 'web']) run('tsc', ['-p', project])
