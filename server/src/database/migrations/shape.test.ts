import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * A migration must not stop the service at a million profiles, so constraints and indexes of tables that hold rows are added in
 * the way that docs/operations.md describes. Migrations up to this one are older than the rule.
 */
const lastBefore = '0040_partial_credit_notes.sql'

const folder = new URL('../../../migrations/', import.meta.url)
const statements = readdirSync(folder)
  .filter((name) => name.endsWith('.sql') && name > lastBefore)
  .flatMap((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    const created = [...text.matchAll(/create table (?:if not exists )?"?(\w+)/gi)].map(([, table]) => table)
    const isOutside = text.startsWith('-- one statement at a time')
    return text
      .split('--> statement-breakpoint')
      .map((statement) => ({ name, isOutside, created, statement: statement.replace(/^--.*$/gm, '').trim() }))
  })

/** Those that touch a table which an earlier migration made. */
const changing = (pattern: RegExp) =>
  statements.filter(({ statement, created }) => {
    const [, table] = pattern.exec(statement) ?? []
    return table !== undefined && !created.includes(table)
  })
const shown = ({ name, statement }: { name: string; statement: string }) => `${name}: ${statement}`

test('every new foreign key and check is added without a scan, and can be added again', () => {
  const added = changing(/alter table "?(\w+)"?.*add constraint "?\w+"? (?:foreign key|check)/is)
  expect(added.length).toBeGreaterThan(20)
  const wrong = added.filter(
    ({ statement, isOutside }) =>
      !(isOutside && /drop constraint if exists/i.test(statement) && /not valid;?$/i.test(statement)),
  )
  expect(wrong.map(shown)).toEqual([])
})

test('every new constraint that was added without a scan is validated', () => {
  const namesIn = (pattern: RegExp) =>
    statements.flatMap(({ statement }) => pattern.exec(statement)?.[1] ?? []).sort()
  expect(namesIn(/validate constraint "?(\w+)/i)).toEqual(
    namesIn(/add constraint "?(\w+)"? .*not valid;?$/is),
  )
})

test('every new index is built concurrently', () => {
  const built = changing(/create (?:unique )?index .*? on "?(\w+)/is)
  const wrong = built.filter(
    ({ statement, isOutside }) => !(isOutside && /index concurrently if not exists/i.test(statement)),
  )
  expect(wrong.map(shown)).toEqual([])
})
