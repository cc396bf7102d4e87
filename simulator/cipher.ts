import { Buffer } from 'node:buffer'
import * as crypto from 'node:crypto'

/** Written apart from the service's own, so that a mistake there is not made here as well. */
const name = 'AES-128-CBC'
const vector = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex')

function keyFor(workingKey: string): Buffer {
  return Buffer.from(crypto.hash('md5', workingKey, 'hex'), 'hex')
}

export function encrypt(plain: string, workingKey: string): string {
  const machine = crypto.createCipheriv(name, keyFor(workingKey), vector)
  return Buffer.concat([machine.update(Buffer.from(plain)), machine.final()]).toString('hex')
}

/** Nothing where it was sealed with another key. */
export function decrypt(sealed: string, workingKey: string): string | undefined {
  const machine = crypto.createDecipheriv(name, keyFor(workingKey), vector)
  try {
    return machine.update(sealed, 'hex', 'utf8') + machine.final('utf8')
  } catch {
    return undefined
  }
}
