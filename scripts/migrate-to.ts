import config from '@payload-config'
import { getPayload, readMigrationFiles } from 'payload'

// Run by the restore (restore/restore-site.mjs): brings an empty database to the schema that a backup was made of. Its
// arguments are the migrations of that backup. It holds the lock that lets one of these run at a time.
const restore = process.ppid
setInterval(() => {
  if (process.ppid !== restore) process.exit(1)
}, 100).unref()

const wanted = new Set(process.argv.slice(2))
const payload = await getPayload({ config, disableOnInit: true })
try {
  const migrations = await readMigrationFiles({ payload })
  await payload.db.migrate({ migrations: migrations.filter(({ name }) => wanted.has(name)) })
} finally {
  await payload.destroy()
}
