import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const command = fileURLToPath(new URL('../../scripts/administrator.mjs', import.meta.url))

test('the command explains its options when one is misspelled', () => {
  const { status, stderr } = spawnSync(process.execPath, [command, '--nmae', 'Anita'], { encoding: 'utf8' })
  expect([status, stderr.split('\n')[0]]).toEqual([1, "Unknown option '--nmae'"])
  expect(stderr).toContain('Usage: npm run administrator -- --name "Full Name" --mobile 9xxxxxxxxx')
})
