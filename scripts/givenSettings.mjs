import { root } from './run.mjs'

const { settings } = await import(`${root}server/src/config.ts`)
const { givenSettings } = await import(`${root}server/src/platform/settingFiles.ts`)

/** The settings of this process, those in files included. Ends the process if a file cannot be read. */
export function readGivenSettings() {
  try {
    return givenSettings(Object.keys(settings), process.env)
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** The environment with these settings, instead of those that it has or reads from files. */
export function environmentWith(chosen) {
  const files = Object.keys(chosen).map((name) => [`${name}_FILE`, ''])
  return { ...process.env, ...Object.fromEntries(files), ...chosen }
}
