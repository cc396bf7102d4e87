import { earlyCalls } from './earlyCalls.ts'
import { fetchFiles } from './files.ts'

/** For screens whose readings are not known beforehand: who is logged in is asked on every one. */
void earlyCalls()?.user()
fetchFiles()
