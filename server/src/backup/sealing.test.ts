import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { backupKeys, sealed, unsealed } from './sealing.ts'

const { content: key } = backupKeys('a key of tests, long enough to be taken')
const { content: otherKey } = backupKeys('another key of tests, long enough too')

const seal = async (content: Buffer) =>
  Buffer.concat(await Readable.from(sealed(Readable.from([content]), key)).toArray())
const unseal = async (content: Buffer, by = key) =>
  Buffer.concat(await Readable.from(unsealed(Readable.from([content]), by)).toArray())

/** 64 KiB and its tag, after the 40 bytes of the head. */
const pieceAt = (number: number) => 40 + number * (64 * 1024 + 16)

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_000])('%i bytes survive', async (length) => {
  const content = randomBytes(length)
  expect((await unseal(await seal(content))).equals(content)).toBe(true)
})

test('encrypting twice gives different bytes, none of them readable', async () => {
  const text = Buffer.from('Anita Raj '.repeat(100))
  const [one, two] = [await seal(text), await seal(text)]
  expect(one.equals(two)).toBe(false)
  expect(one.includes('Anita')).toBe(false)
})

test('a changed, shortened or reordered file is refused, and so is another key', async () => {
  const whole = await seal(randomBytes(200_000))
  const changed = Buffer.from(whole)
  changed.writeUInt8(changed.readUInt8(100) ^ 1, 100)
  const [first, second] = [whole.subarray(pieceAt(0), pieceAt(1)), whole.subarray(pieceAt(1), pieceAt(2))]
  const reordered = Buffer.concat([whole.subarray(0, 40), second, first, whole.subarray(pieceAt(2))])
  for (const wrong of [changed, reordered, whole.subarray(0, -1), whole.subarray(0, pieceAt(2))])
    await expect(unseal(wrong)).rejects.toThrow('was changed or cut off')
  await expect(unseal(whole, otherKey)).rejects.toThrow('BACKUP_KEY is another one')
  await expect(unseal(Buffer.from('plain text'))).rejects.toThrow('not a file of a backup')
})
