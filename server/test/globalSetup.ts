import { prepareTemplate } from './template.ts'

/** Migrates once for all test files. */
export default async function setup() {
  return await prepareTemplate(process.env.DATABASE_URL)
}
