import { ensureInstalled } from './install.mjs'
import { become, root } from './run.mjs'

ensureInstalled()
const words = process.argv.slice(2)
become('node', [`${root}scripts/${words.length > 0 ? 'testSome' : 'testAll'}.mjs`, ...words])
