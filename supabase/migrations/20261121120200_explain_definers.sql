-- Functions that run with their owner's rights say why: in the database, where their migrations did not.
comment on function private.keep_an_admin() is 'Definer: counts admins, whose profiles the account that is changed may not read.';
comment on function private.check_lowest_price() is 'Definer: the answer must not depend on which values the caller may read.';
comment on function private.move_stock(uuid, integer, text) is 'Definer: customers hold no rights on stock. Called by definer functions only.';
comment on function private.take_stock(uuid) is 'Definer: as move_stock.';
comment on function private.return_stock(uuid) is 'Definer: as move_stock.';
comment on function private.follow_order_status() is 'Definer: nobody holds INSERT on the history, and customers no rights on stock.';
comment on function private.quote_items(jsonb, text) is 'Definer: prices by price_items, which nobody may call; answers with active products only.';
comment on function private.search_condition(text) is 'Definer: reads the words of the catalogue, on which nobody holds rights. Called by definer functions only.';
