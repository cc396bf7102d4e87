import { ensureInstalled } from './install.mjs'
import { root, run } from './run.mjs'
import { run as runStage } from './stages.mjs'

ensureInstalled()
const stage = (title, ...command) => runStage({ title, command })
// Several threads of one compiler repeat the types of libraries. One thread for each project takes a third of the time.
const typesOf = (project) => stage(`types: ${project}`, 'tsc', '-p', project, '--singleThreaded')

run('biome', ['check', '--error-on-warnings', '.'])
run('npm', ['run', 'typegen', '--workspace', 'web', '--silent'])
await Promise.all([
  ...['.', 'server', 'web'].map(typesOf),
  stage('directions of imports', 'node', `${root}scripts/direction.mjs`),
  stage('prose', 'node', `${root}scripts/prose.mjs`),
  stage('unused code', 'knip', '--no-progress', '--no-config-hints'),
])
