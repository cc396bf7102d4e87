import { writeFileSync } from 'node:fs'
import { root } from './run.mjs'

const { configurationPage, environmentExample, glossaryPage, limitsPage, smsPage } = await import(
  `${root}server/test/documentation.ts`
)
writeFileSync(`${root}docs/configuration.md`, configurationPage())
writeFileSync(`${root}docs/glossary.md`, glossaryPage())
writeFileSync(`${root}docs/limits.md`, limitsPage())
writeFileSync(`${root}docs/sms.md`, smsPage())
writeFileSync(`${root}.env.example`, environmentExample())
