import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** A list as compressed lines of JSON, for any number of rows. */
export async function* compressedLines<Row>(
  rows: Iterable<Row>,
  lineOf: (row: Row) => unknown,
): AsyncGenerator<Buffer> {
  const texts = function* () {
    for (const row of rows) yield `${JSON.stringify(lineOf(row))}\n`
  }
  const compression = createGzip()
  const done = pipeline(Readable.from(texts()), compression)
  yield* compression
  await done
}

export async function* linesOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  const expansion = createGunzip()
  // A failure also ends the reading of the lines below, which would leave half of them unnoticed.
  const done = pipeline(content, expansion)
  done.catch(() => undefined)
  for await (const line of createInterface({ input: expansion })) yield JSON.parse(line)
  await done
}
