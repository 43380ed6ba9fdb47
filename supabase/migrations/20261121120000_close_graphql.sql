-- The shop speaks to the Data API alone. Projects of before May 2026 come with GraphQL turned on, which tells everybody the
-- names of all that they may read.
drop extension if exists pg_graphql;
