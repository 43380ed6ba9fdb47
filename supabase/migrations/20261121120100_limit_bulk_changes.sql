-- One request with a filter too wide can change the whole catalogue, or cancel every order. What operators change in numbers
-- goes through change_products, import_products and set_order_statuses, which take ids, show a preview or report row by row.
-- A statement of their own may touch a hundred rows.
-- Invoker: the shop's own functions run as the owner and are not limited, nor is the secret key's role.
create function private.refuse_bulk() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') and (select count(*) from (select 1 from changed limit 101) c) > 100 then
    raise sqlstate 'PT409' using message = 'too_many_rows', detail = '{"allowed": 100}';
  end if;
  return null;
end
$$;

create trigger products_refuse_bulk_update after update on public.products
  referencing old table as changed for each statement execute function private.refuse_bulk();
create trigger products_refuse_bulk_delete after delete on public.products
  referencing old table as changed for each statement execute function private.refuse_bulk();
create trigger product_variations_refuse_bulk_update after update on public.product_variations
  referencing old table as changed for each statement execute function private.refuse_bulk();
create trigger categories_refuse_bulk_update after update on public.categories
  referencing old table as changed for each statement execute function private.refuse_bulk();
create trigger categories_refuse_bulk_delete after delete on public.categories
  referencing old table as changed for each statement execute function private.refuse_bulk();
create trigger orders_refuse_bulk_update after update on public.orders
  referencing old table as changed for each statement execute function private.refuse_bulk();
