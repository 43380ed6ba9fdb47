import { buildSeed } from '../../supabase/seed/build.ts'
import { openFilled } from './database.ts'

/** A new database with the seeded catalogue: no accounts, no orders. */
export const openCatalogue = () =>
  openFilled('catalogue', async (session) => {
    for (const statement of buildSeed().catalogue.split(/;\n+/))
      if (statement.trim() !== '') await session.query(statement)
  })
