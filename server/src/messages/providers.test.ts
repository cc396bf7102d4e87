import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { smsProvider } from '../../test/smsProvider.ts'
import { readConfig } from '../config.ts'
import { emailToConfirm } from '../profiles/email.ts'
import { chooseMessenger, noProvider } from './providers.ts'

const listening = (server: {
  listen: (port: number, host: string, done: () => void) => unknown
  address: () => unknown
}) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )

const smsSettings = (port: number) => ({ ...smsProvider, SMS_API_URL: `http://127.0.0.1:${port}/send` })

test('an SMS goes to the provider with the DLT fields, and its refusal is a bad gateway', async () => {
  const received: { authorization: string | undefined; body: unknown }[] = []
  let status = 200
  const server = createHttpServer(async (request, reply) => {
    const chunks = await request.toArray()
    received.push({
      authorization: request.headers.authorization,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    })
    reply.writeHead(status).end('{}')
  })
  const config = readConfig(smsSettings(await listening(server)))
  const messenger = chooseMessenger(config, noProvider)
  const templateId = config.sms?.templates.get('loginCode')
  await messenger.sms({ to: '919876543210', text: '123456 is your code', dltTemplateId: templateId })
  expect(received).toEqual([
    {
      authorization: 'Bearer key',
      body: {
        sender: 'BNRMAT',
        to: '919876543210',
        message: '123456 is your code',
        dlt_entity_id: 'entity',
        dlt_template_id: smsProvider.SMS_DLT_TEMPLATE_CODE,
      },
    },
  ])
  await messenger.sms({ to: '919876543210', text: 'Renew', dltTemplateId: '1107000000000000001' })
  expect(received.at(-1)?.body).toMatchObject({ dlt_template_id: '1107000000000000001' })
  status = 500
  const refused = { to: '919876543210', text: 'x', dltTemplateId: templateId }
  await expect(messenger.sms(refused)).rejects.toMatchObject({ code: 'bad_gateway' })
  const unregistered = { ...refused, dltTemplateId: undefined }
  await expect(messenger.sms(unregistered)).rejects.toMatchObject({ code: 'unavailable' })
  server.close()
  await expect(
    messenger.mail({ to: emailToConfirm('a@example.com'), subject: 's', text: 't' }),
  ).rejects.toMatchObject({
    code: 'unavailable',
  })
})

/** A server with the part of SMTP that a sender needs. */
function mailServer(receive: (mail: string) => void) {
  return createServer((socket) => {
    let data = ''
    let reading = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n')) {
        if (reading && line === '.') {
          reading = false
          receive(data)
          socket.write('250 queued\r\n')
        } else if (reading) data += `${line}\n`
        else if (/^DATA/i.test(line)) {
          reading = true
          socket.write('354 send the mail\r\n')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else if (line) socket.write('250 ok\r\n')
      }
    })
  })
}

test('an e-mail goes to the mail server from the configured sender', async () => {
  const mails: string[] = []
  const server = mailServer((mail) => mails.push(mail))
  const port = await listening(server)
  const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'BNR <care@example.com>' })
  await chooseMessenger(config, noProvider).mail({
    to: emailToConfirm('anna@example.com'),
    subject: 'Welcome',
    text: 'Hello Anna',
  })
  expect(mails.join()).toMatch(/From: BNR <care@example.com>[\s\S]*Subject: Welcome[\s\S]*Hello Anna/)
  server.close()
})
