import { ensureInstalled } from './install.mjs'
import { become, root } from './run.mjs'

ensureInstalled()
become('node', [`${root}scripts/journeyRuns.mjs`, ...process.argv.slice(2)])
