import { declaredImports, declaredTables, declaredTwice } from './direction/architecture.mjs'
import { circlesIn } from './direction/circles.mjs'
import { foreignToContract } from './direction/contract.mjs'
import { importEdges, undeclared, unused } from './direction/folders.mjs'
import { usersOfOtherFolders } from './direction/outsideTheService.mjs'
import { foreignToSimulator } from './direction/simulator.mjs'
import { smallFiles } from './direction/smallFiles.mjs'
import { folderOf, sourcesOf } from './direction/sources.mjs'
import { badlyOwned, tableEdges } from './direction/tables.mjs'
import { wrongWalks } from './direction/walks.mjs'
import { assertedTimes } from './elapsedTimes.mjs'
import { spreadLiterals } from './spreadLiterals.mjs'

/**
 * Checks the direction of the code: folders use each other only as docs/architecture.md lists, by import or by naming a table in
 * SQL. Every entry of the lists must be used, the files that they name must exist, and no domains or files may import each other
 * in a circle. Few files are small and have one importer. Tests may not assert how long something takes, and no object spreads a
 * literal.
 */
const server = sourcesOf('server')
const web = sourcesOf('web')
const contract = sourcesOf('contract')
const owned = declaredTables()
const edgesOf = (side, sources) => importEdges(sources, `${side}/src`, folderOf)
/** Every folder of the contract may use the files directly in its `src`. */
const betweenFolders = edgesOf('contract', contract).filter(({ to }) => to !== 'app')

const problems = [
  ...declaredAndUsed('server', [...edgesOf('server', server), ...tableEdges(server, owned)]),
  ...declaredAndUsed('web', edgesOf('web', web)),
  ...declaredAndUsed('contract', betweenFolders),
  ...badlyOwned(server, owned),
  ...circlesIn(declaredImports('server')),
  ...circlesIn(declaredImports('web')),
  ...[server, web, contract].flatMap((sources) => circlesIn(importsOf(sources))),
  ...foreignToContract(contract),
  ...foreignToSimulator(),
  ...usersOfOtherFolders([...server, ...web, ...contract]),
  ...smallFiles([...server, ...web, ...contract, ...sourcesOf('demo')]),
  ...wrongWalks(),
  ...assertedTimes(),
  ...spreadLiterals(),
]
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}

function declaredAndUsed(side, edges) {
  const allowed = declaredImports(side)
  return [...declaredTwice(side), ...undeclared(edges, allowed), ...unused(edges, allowed, side)]
}

function importsOf(sources) {
  return new Map(sources.map(({ file, imports }) => [file, imports]))
}
