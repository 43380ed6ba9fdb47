import { expect, test } from 'vitest'
import { createMailbox } from '../../../supabase/local/mailbox.ts'

test('the first attempt of each mail to a greylisting domain is refused', async () => {
  const mailbox = createMailbox((text) => text)
  const mail = { to: 'salma@greylisted.example', subject: 'Order confirmation' }
  await expect(mailbox.send(mail)).rejects.toThrow('451 greylisted')
  await expect(mailbox.send({ ...mail, subject: 'Welcome' })).rejects.toThrow('451 greylisted')
  expect(mailbox.mails).toEqual([])
  await mailbox.send(mail)
  await mailbox.send({ ...mail, to: 'salma@x.example' })
  expect(mailbox.mails.map(({ to }) => to)).toEqual(['salma@x.example', 'salma@greylisted.example'])
})
