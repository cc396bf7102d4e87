import { readFileSync } from 'node:fs'
import { createServer as createSite } from 'node:https'
import { createServer as createSecure } from 'node:tls'

const host = '127.0.0.2'

/** Servers that replace the SMS and mail providers of the guide, and keep the messages they receive. */
export async function openProviders({ key, certificate }) {
  const identity = { key: readFileSync(key), cert: readFileSync(certificate) }
  const received = { sms: [], mails: [] }
  const sms = createSite(identity, async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString()
    if (text !== '') received.sms.push(JSON.parse(text))
    response.end('{}')
  })
  const mail = createSecure(identity, (socket) => converse(socket, received.mails))
  await Promise.all([listening(sms, 8443), listening(mail, 465)])
  const close = () => {
    sms.closeAllConnections()
    for (const server of [sms, mail]) server.close()
  }
  return { received, close }
}

const listening = (server, port) =>
  new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve))

/** As much SMTP as a client needs to log in and to send. */
function converse(socket, mails) {
  let [text, isContent] = ['', false]
  const say = (line) => socket.write(`${line}\r\n`)
  say('220 smtp.example.com ESMTP')
  socket.on('error', () => undefined)
  socket.on('data', (data) => {
    text += data
    for (;;) {
      const end = isContent ? '\r\n.\r\n' : '\r\n'
      const at = text.indexOf(end)
      if (at < 0) return
      const line = text.slice(0, at)
      text = text.slice(at + end.length)
      if (isContent) mails.push(line)
      say(isContent ? '250 ok' : replyTo(line))
      isContent = !isContent && /^DATA/i.test(line)
    }
  })
}

function replyTo(line) {
  if (/^EHLO/i.test(line)) return '250-smtp.example.com\r\n250 AUTH PLAIN LOGIN'
  if (/^AUTH/i.test(line)) return '235 ok'
  if (/^DATA/i.test(line)) return '354 go on'
  return /^QUIT/i.test(line) ? '221 bye' : '250 ok'
}
