import { ensureInstalled } from './install.mjs'
import { root, run } from './run.mjs'
import { run as runStage } from './stages.mjs'

ensureInstalled()
run('biome', ['check', '--error-on-warnings', '.'])
run('node', [`${root}scripts/direction.mjs`])
run('node', [`${root}scripts/prose.mjs`])
run('knip', ['--no-progress', '--no-config-hints'])
run('npm', ['run', 'typegen', '--workspace', 'web', '--silent'])
// Several threads of one compiler repeat the types of libraries. One thread for each project takes a third of the time.
const typesOf = (project) =>
  runStage({ title: `types: ${project}`, command: ['tsc', '-p', project, '--singleThreaded'] })
await Promise.all(['.', 'server', 'web'].map(typesOf))
