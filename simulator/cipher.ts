import { Buffer } from 'node:buffer'
import * as crypto from 'node:crypto'

/** Independent of the server's implementation, so that tests find a mistake there. */
const name = 'AES-128-CBC'
const vector = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex')

function keyFor(workingKey: string): Buffer {
  return Buffer.from(crypto.hash('md5', workingKey, 'hex'), 'hex')
}

export function encrypt(plain: string, workingKey: string): string {
  const machine = crypto.createCipheriv(name, keyFor(workingKey), vector)
  return Buffer.concat([machine.update(Buffer.from(plain)), machine.final()]).toString('hex')
}

/** Returns undefined for text that was encrypted with another key. */
export function decrypt(sealed: string, workingKey: string): string | undefined {
  const machine = crypto.createDecipheriv(name, keyFor(workingKey), vector)
  try {
    return machine.update(sealed, 'hex', 'utf8') + machine.final('utf8')
  } catch {
    return undefined
  }
}
