export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      admin_views: {
        Row: {
          created_at: string
          id: string
          list: string
          name: string
          query: string
          user_id: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          list: string
          name: string
          query: string
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: string
          list?: string
          name?: string
          query?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'admin_views_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
        ]
      }
      audit_log: {
        Row: {
          action: string
          actor: string | null
          created_at: string
          diff: NonNullable<Json>
          id: number
          row_id: string
          table_name: string
        }
        ComputedFields: never
        Insert: {
          action: string
          actor?: string | null
          created_at?: string
          diff: NonNullable<Json>
          id?: never
          row_id: string
          table_name: string
        }
        Update: {
          action?: string
          actor?: string | null
          created_at?: string
          diff?: NonNullable<Json>
          id?: never
          row_id?: string
          table_name?: string
        }
        Relationships: []
      }
      catalog_changes: {
        Row: {
          id: number
          last_deactivated_at: string
        }
        ComputedFields: never
        Insert: {
          id?: number
          last_deactivated_at?: string
        }
        Update: {
          id?: number
          last_deactivated_at?: string
        }
        Relationships: []
      }
      categories: {
        Row: {
          city: string
          created_at: string
          id: string
          key: string
          name_ar: string
          name_en: string
          name_fr: string
        }
        ComputedFields: never
        Insert: {
          city: string
          created_at?: string
          id?: string
          key: string
          name_ar: string
          name_en: string
          name_fr: string
        }
        Update: {
          city?: string
          created_at?: string
          id?: string
          key?: string
          name_ar?: string
          name_en?: string
          name_fr?: string
        }
        Relationships: []
      }
      contact_messages: {
        Row: {
          answered_at: string | null
          created_at: string
          email: string
          id: string
          is_spam: boolean
          language: Database['public']['Enums']['language']
          message: string
          name: string
          read_at: string | null
          subject: string
          user_id: string | null
        }
        ComputedFields: never
        Insert: {
          answered_at?: string | null
          created_at?: string
          email: string
          id?: string
          is_spam?: boolean
          language: Database['public']['Enums']['language']
          message: string
          name: string
          read_at?: string | null
          subject: string
          user_id?: string | null
        }
        Update: {
          answered_at?: string | null
          created_at?: string
          email?: string
          id?: string
          is_spam?: boolean
          language?: Database['public']['Enums']['language']
          message?: string
          name?: string
          read_at?: string | null
          subject?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'contact_messages_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
        ]
      }
      courier_prices: {
        Row: {
          city: string | null
          cost: number | null
          courier_id: string
          fee: number
          id: string
          is_active: boolean
          max_days: number
          min_days: number
          up_to_kg: number | null
          updated_at: string
          zone: Database['public']['Enums']['delivery_zone'] | null
        }
        ComputedFields: never
        Insert: {
          city?: string | null
          cost?: number | null
          courier_id: string
          fee: number
          id?: string
          is_active?: boolean
          max_days: number
          min_days: number
          up_to_kg?: number | null
          updated_at?: string
          zone?: Database['public']['Enums']['delivery_zone'] | null
        }
        Update: {
          city?: string | null
          cost?: number | null
          courier_id?: string
          fee?: number
          id?: string
          is_active?: boolean
          max_days?: number
          min_days?: number
          up_to_kg?: number | null
          updated_at?: string
          zone?: Database['public']['Enums']['delivery_zone'] | null
        }
        Relationships: [
          {
            foreignKeyName: 'courier_prices_city_fkey'
            columns: ['city']
            isOneToOne: false
            referencedRelation: 'delivery_cities'
            referencedColumns: ['key']
          },
          {
            foreignKeyName: 'courier_prices_courier_id_fkey'
            columns: ['courier_id']
            isOneToOne: false
            referencedRelation: 'couriers'
            referencedColumns: ['id']
          },
        ]
      }
      couriers: {
        Row: {
          created_at: string
          id: string
          is_active: boolean
          name: string
          phone: string
          position: number
          remittance_days: number
          tracking_url: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          is_active?: boolean
          name: string
          phone?: string
          position?: number
          remittance_days?: number
          tracking_url?: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          id?: string
          is_active?: boolean
          name?: string
          phone?: string
          position?: number
          remittance_days?: number
          tracking_url?: string
          updated_at?: string
        }
        Relationships: []
      }
      currency_rates: {
        Row: {
          currency: string
          position: number
          rate: number
          rate_date: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          currency: string
          position: number
          rate: number
          rate_date?: string
          updated_at?: string
        }
        Update: {
          currency?: string
          position?: number
          rate?: number
          rate_date?: string
          updated_at?: string
        }
        Relationships: []
      }
      customer_addresses: {
        Row: {
          address: string
          city: string
          country: string
          created_at: string
          district: string
          id: string
          is_default: boolean
          landmark: string
          name: string
          postal_code: string
          region: string
          updated_at: string
          user_id: string
        }
        ComputedFields: never
        Insert: {
          address: string
          city: string
          country: string
          created_at?: string
          district?: string
          id?: string
          is_default?: boolean
          landmark?: string
          name: string
          postal_code?: string
          region?: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          address?: string
          city?: string
          country?: string
          created_at?: string
          district?: string
          id?: string
          is_default?: boolean
          landmark?: string
          name?: string
          postal_code?: string
          region?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'customer_addresses_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
        ]
      }
      delivery_bounds: {
        Row: {
          country: string
          fee: number
          from_g: number
          max_days: number
          min_days: number
          min_fee: number
        }
        ComputedFields: never
        Insert: {
          country: string
          fee: number
          from_g: number
          max_days: number
          min_days: number
          min_fee: number
        }
        Update: {
          country?: string
          fee?: number
          from_g?: number
          max_days?: number
          min_days?: number
          min_fee?: number
        }
        Relationships: [
          {
            foreignKeyName: 'delivery_bounds_country_fkey'
            columns: ['country']
            isOneToOne: false
            referencedRelation: 'delivery_rates'
            referencedColumns: ['country']
          },
        ]
      }
      delivery_cities: {
        Row: {
          key: string
          name_ar: string
          name_en: string
          name_fr: string
          search_names: string[]
          zone: Database['public']['Enums']['delivery_zone']
        }
        ComputedFields: never
        Insert: {
          key: string
          name_ar: string
          name_en: string
          name_fr: string
          search_names?: never
          zone: Database['public']['Enums']['delivery_zone']
        }
        Update: {
          key?: string
          name_ar?: string
          name_en?: string
          name_fr?: string
          search_names?: never
          zone?: Database['public']['Enums']['delivery_zone']
        }
        Relationships: []
      }
      delivery_outcomes: {
        Row: {
          actor: string | null
          created_at: string
          id: number
          key: string
          lines: NonNullable<Json>
          note: string
          order_id: string
          outcome: Database['public']['Enums']['delivery_outcome']
        }
        ComputedFields: never
        Insert: {
          actor?: string | null
          created_at?: string
          id?: never
          key: string
          lines?: NonNullable<Json>
          note?: string
          order_id: string
          outcome: Database['public']['Enums']['delivery_outcome']
        }
        Update: {
          actor?: string | null
          created_at?: string
          id?: never
          key?: string
          lines?: NonNullable<Json>
          note?: string
          order_id?: string
          outcome?: Database['public']['Enums']['delivery_outcome']
        }
        Relationships: [
          {
            foreignKeyName: 'delivery_outcomes_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      delivery_rates: {
        Row: {
          country: string
          fee: number
          free_from: number | null
          is_active: boolean
          max_days: number
          min_days: number
          position: number
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          country: string
          fee: number
          free_from?: number | null
          is_active?: boolean
          max_days: number
          min_days: number
          position?: number
          updated_at?: string
        }
        Update: {
          country?: string
          fee?: number
          free_from?: number | null
          is_active?: boolean
          max_days?: number
          min_days?: number
          position?: number
          updated_at?: string
        }
        Relationships: []
      }
      email_outbox: {
        Row: {
          attempts: number
          claimed_until: string | null
          created_at: string
          failed_at: string | null
          id: number
          kind: string
          language: Database['public']['Enums']['language']
          last_error: string | null
          message_id: string | null
          next_attempt_at: string
          order_id: string | null
          payload: NonNullable<Json>
          recipient: string
          reply_id: number | null
          sent_at: string | null
          stock_alert_id: number | null
          user_id: string | null
        }
        ComputedFields: never
        Insert: {
          attempts?: number
          claimed_until?: string | null
          created_at?: string
          failed_at?: string | null
          id?: never
          kind: string
          language: Database['public']['Enums']['language']
          last_error?: string | null
          message_id?: string | null
          next_attempt_at?: string
          order_id?: string | null
          payload: NonNullable<Json>
          recipient: string
          reply_id?: number | null
          sent_at?: string | null
          stock_alert_id?: number | null
          user_id?: string | null
        }
        Update: {
          attempts?: number
          claimed_until?: string | null
          created_at?: string
          failed_at?: string | null
          id?: never
          kind?: string
          language?: Database['public']['Enums']['language']
          last_error?: string | null
          message_id?: string | null
          next_attempt_at?: string
          order_id?: string | null
          payload?: NonNullable<Json>
          recipient?: string
          reply_id?: number | null
          sent_at?: string | null
          stock_alert_id?: number | null
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'email_outbox_message_id_fkey'
            columns: ['message_id']
            isOneToOne: false
            referencedRelation: 'contact_messages'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'email_outbox_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'email_outbox_reply_id_fkey'
            columns: ['reply_id']
            isOneToOne: false
            referencedRelation: 'message_replies'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'email_outbox_stock_alert_id_fkey'
            columns: ['stock_alert_id']
            isOneToOne: false
            referencedRelation: 'stock_alerts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'email_outbox_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
        ]
      }
      facts: {
        Row: {
          key: string
          kind: string
          label_ar: string
          label_en: string
          label_fr: string
          position: number
        }
        ComputedFields: never
        Insert: {
          key: string
          kind: string
          label_ar: string
          label_en: string
          label_fr: string
          position?: number
        }
        Update: {
          key?: string
          kind?: string
          label_ar?: string
          label_en?: string
          label_fr?: string
          position?: number
        }
        Relationships: []
      }
      invoices: {
        Row: {
          buyer: NonNullable<Json>
          content: NonNullable<Json>
          corrects: string | null
          exemption: string | null
          id: string
          issued_at: string
          kind: Database['public']['Enums']['invoice_kind']
          language: Database['public']['Enums']['language']
          number: string
          order_id: string
          payment_id: string | null
          seller: NonNullable<Json>
          sequence: number
          tax_amount: number
          tax_rate: number | null
          total_amount: number
          year: number
        }
        ComputedFields: never
        Insert: {
          buyer: NonNullable<Json>
          content: NonNullable<Json>
          corrects?: string | null
          exemption?: string | null
          id?: string
          issued_at?: string
          kind: Database['public']['Enums']['invoice_kind']
          language: Database['public']['Enums']['language']
          number?: never
          order_id: string
          payment_id?: string | null
          seller: NonNullable<Json>
          sequence: number
          tax_amount: number
          tax_rate?: number | null
          total_amount: number
          year: number
        }
        Update: {
          buyer?: NonNullable<Json>
          content?: NonNullable<Json>
          corrects?: string | null
          exemption?: string | null
          id?: string
          issued_at?: string
          kind?: Database['public']['Enums']['invoice_kind']
          language?: Database['public']['Enums']['language']
          number?: never
          order_id?: string
          payment_id?: string | null
          seller?: NonNullable<Json>
          sequence?: number
          tax_amount?: number
          tax_rate?: number | null
          total_amount?: number
          year?: number
        }
        Relationships: [
          {
            foreignKeyName: 'invoices_corrects_fkey'
            columns: ['corrects']
            isOneToOne: false
            referencedRelation: 'invoices'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'invoices_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'invoices_payment_id_fkey'
            columns: ['payment_id']
            isOneToOne: false
            referencedRelation: 'payments'
            referencedColumns: ['id']
          },
        ]
      }
      manifests: {
        Row: {
          actor: string | null
          courier_id: string
          created_at: string
          id: string
          key: string
          number: number
        }
        ComputedFields: never
        Insert: {
          actor?: string | null
          courier_id: string
          created_at?: string
          id?: string
          key: string
          number?: never
        }
        Update: {
          actor?: string | null
          courier_id?: string
          created_at?: string
          id?: string
          key?: string
          number?: never
        }
        Relationships: [
          {
            foreignKeyName: 'manifests_courier_id_fkey'
            columns: ['courier_id']
            isOneToOne: false
            referencedRelation: 'couriers'
            referencedColumns: ['id']
          },
        ]
      }
      message_replies: {
        Row: {
          actor: string | null
          body: string
          created_at: string
          id: number
          key: string
          message_id: string
        }
        ComputedFields: never
        Insert: {
          actor?: string | null
          body: string
          created_at?: string
          id?: never
          key: string
          message_id: string
        }
        Update: {
          actor?: string | null
          body?: string
          created_at?: string
          id?: never
          key?: string
          message_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'message_replies_message_id_fkey'
            columns: ['message_id']
            isOneToOne: false
            referencedRelation: 'contact_messages'
            referencedColumns: ['id']
          },
        ]
      }
      newsletter_subscribers: {
        Row: {
          created_at: string
          email: string
          id: string
          language: Database['public']['Enums']['language']
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          email: string
          id?: string
          language: Database['public']['Enums']['language']
        }
        Update: {
          created_at?: string
          email?: string
          id?: string
          language?: Database['public']['Enums']['language']
        }
        Relationships: []
      }
      order_calls: {
        Row: {
          actor: string | null
          created_at: string
          id: number
          key: string
          next_call_at: string | null
          note: string
          order_id: string
          outcome: Database['public']['Enums']['call_outcome']
        }
        ComputedFields: never
        Insert: {
          actor?: string | null
          created_at?: string
          id?: never
          key: string
          next_call_at?: string | null
          note?: string
          order_id: string
          outcome: Database['public']['Enums']['call_outcome']
        }
        Update: {
          actor?: string | null
          created_at?: string
          id?: never
          key?: string
          next_call_at?: string | null
          note?: string
          order_id?: string
          outcome?: Database['public']['Enums']['call_outcome']
        }
        Relationships: [
          {
            foreignKeyName: 'order_calls_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      order_corrections: {
        Row: {
          actor: string | null
          created_at: string
          fields: string[]
          id: number
          order_id: string
          total_after: number | null
          total_before: number | null
        }
        ComputedFields: never
        Insert: {
          actor?: string | null
          created_at?: string
          fields: string[]
          id?: never
          order_id: string
          total_after?: number | null
          total_before?: number | null
        }
        Update: {
          actor?: string | null
          created_at?: string
          fields?: string[]
          id?: never
          order_id?: string
          total_after?: number | null
          total_before?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'order_corrections_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      order_drafts: {
        Row: {
          contact: NonNullable<Json>
          created_at: string
          created_by: string | null
          delivery_fee: number | null
          discount_amount: number
          discount_reason: string
          expires_at: string
          id: string
          items: NonNullable<Json>
          language: Database['public']['Enums']['language']
          notes: string
          order_id: string | null
          payment_method: Database['public']['Enums']['payment_method']
          revision: number
          source: Database['public']['Enums']['order_source']
          token: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          contact?: NonNullable<Json>
          created_at?: string
          created_by?: string | null
          delivery_fee?: number | null
          discount_amount?: number
          discount_reason?: string
          expires_at?: string
          id?: string
          items: NonNullable<Json>
          language: Database['public']['Enums']['language']
          notes?: string
          order_id?: string | null
          payment_method: Database['public']['Enums']['payment_method']
          revision?: number
          source: Database['public']['Enums']['order_source']
          token?: string
          updated_at?: string
        }
        Update: {
          contact?: NonNullable<Json>
          created_at?: string
          created_by?: string | null
          delivery_fee?: number | null
          discount_amount?: number
          discount_reason?: string
          expires_at?: string
          id?: string
          items?: NonNullable<Json>
          language?: Database['public']['Enums']['language']
          notes?: string
          order_id?: string | null
          payment_method?: Database['public']['Enums']['payment_method']
          revision?: number
          source?: Database['public']['Enums']['order_source']
          token?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'order_drafts_created_by_fkey'
            columns: ['created_by']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
          {
            foreignKeyName: 'order_drafts_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      order_items: {
        Row: {
          discarded_quantity: number
          discount: number
          id: string
          image_url: string | null
          lead_time_days: number | null
          line_total: number
          name_ar: string
          name_en: string
          name_fr: string
          order_id: string
          product_id: string
          quantity: number
          replaced_quantity: number
          restocked_quantity: number
          search: string
          selected_variations: NonNullable<Json>
          unit_price: number
          variation_ids: string[]
          written_off_quantity: number
        }
        ComputedFields: never
        Insert: {
          discarded_quantity?: number
          discount?: number
          id?: string
          image_url?: string | null
          lead_time_days?: number | null
          line_total?: never
          name_ar: string
          name_en: string
          name_fr: string
          order_id: string
          product_id: string
          quantity: number
          replaced_quantity?: number
          restocked_quantity?: number
          search?: never
          selected_variations?: NonNullable<Json>
          unit_price: number
          variation_ids?: string[]
          written_off_quantity?: number
        }
        Update: {
          discarded_quantity?: number
          discount?: number
          id?: string
          image_url?: string | null
          lead_time_days?: number | null
          line_total?: never
          name_ar?: string
          name_en?: string
          name_fr?: string
          order_id?: string
          product_id?: string
          quantity?: number
          replaced_quantity?: number
          restocked_quantity?: number
          search?: never
          selected_variations?: NonNullable<Json>
          unit_price?: number
          variation_ids?: string[]
          written_off_quantity?: number
        }
        Relationships: [
          {
            foreignKeyName: 'order_items_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_items_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      order_notes: {
        Row: {
          author: string | null
          body: string
          created_at: string
          id: number
          key: string
          order_id: string
        }
        ComputedFields: never
        Insert: {
          author?: string | null
          body: string
          created_at?: string
          id?: never
          key?: string
          order_id: string
        }
        Update: {
          author?: string | null
          body?: string
          created_at?: string
          id?: never
          key?: string
          order_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'order_notes_author_fkey'
            columns: ['author']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
          {
            foreignKeyName: 'order_notes_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      order_status_history: {
        Row: {
          actor: string | null
          created_at: string
          from_status: Database['public']['Enums']['order_status'] | null
          id: number
          order_id: string
          reason: Database['public']['Enums']['cancellation_reason'] | null
          to_status: Database['public']['Enums']['order_status']
          unpaid_override: boolean
        }
        ComputedFields: never
        Insert: {
          actor?: string | null
          created_at?: string
          from_status?: Database['public']['Enums']['order_status'] | null
          id?: never
          order_id: string
          reason?: Database['public']['Enums']['cancellation_reason'] | null
          to_status: Database['public']['Enums']['order_status']
          unpaid_override?: boolean
        }
        Update: {
          actor?: string | null
          created_at?: string
          from_status?: Database['public']['Enums']['order_status'] | null
          id?: never
          order_id?: string
          reason?: Database['public']['Enums']['cancellation_reason'] | null
          to_status?: Database['public']['Enums']['order_status']
          unpaid_override?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'order_status_history_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      orders: {
        Row: {
          address: string
          amount_due: number
          amount_to_refund: number
          call_attempts: number
          cancellation_reason: Database['public']['Enums']['cancellation_reason'] | null
          carrier: string
          city: string
          company: string
          company_ice: string
          contact_email: string
          contact_name: string
          contact_redaction_due: boolean
          country: string
          courier_id: string | null
          created_at: string
          credited_amount: number
          currency: string
          delivery_failure: Database['public']['Enums']['delivery_outcome'] | null
          delivery_fee: number
          discount_amount: number
          discount_reason: string
          disputed_amount: number
          district: string
          exchange_of: string | null
          gift_fee: number
          gift_message: string
          gift_wrap: boolean
          hold_prolonged_until: string | null
          id: string
          idempotency_key: string
          is_gift: boolean
          is_pickup: boolean
          kept_amount: number
          landmark: string
          language: Database['public']['Enums']['language']
          manifest_id: string | null
          max_days: number | null
          min_days: number | null
          next_call_at: string | null
          notes: string
          order_number: string
          paid_amount: number
          payment_due_at: string | null
          payment_method: Database['public']['Enums']['payment_method']
          payment_status: Database['public']['Enums']['order_payment_status']
          payment_token: string
          phone: string
          phone_key: string
          postal_code: string
          promised_from: string | null
          promotion_id: string | null
          refunded_amount: number
          refunding_amount: number
          region: string
          remitted_at: string | null
          request_hash: string
          revenue: number
          revision: number
          search: string
          shipping_address: string
          source: Database['public']['Enums']['order_source']
          status: Database['public']['Enums']['order_status']
          subtotal: number
          tax_amount: number
          tax_rate: number | null
          total_amount: number
          tracking_link: string
          tracking_number: string
          tracking_token: string
          unpaid_override: boolean
          updated_at: string
          user_id: string | null
        }
        ComputedFields: never
        Insert: {
          address: string
          amount_due?: never
          amount_to_refund?: never
          call_attempts?: number
          cancellation_reason?: Database['public']['Enums']['cancellation_reason'] | null
          carrier?: string
          city: string
          company?: string
          company_ice?: string
          contact_email: string
          contact_name: string
          contact_redaction_due?: boolean
          country: string
          courier_id?: string | null
          created_at?: string
          credited_amount?: number
          currency?: string
          delivery_failure?: Database['public']['Enums']['delivery_outcome'] | null
          delivery_fee: number
          discount_amount?: number
          discount_reason?: string
          disputed_amount?: number
          district?: string
          exchange_of?: string | null
          gift_fee?: number
          gift_message?: string
          gift_wrap?: boolean
          hold_prolonged_until?: string | null
          id?: string
          idempotency_key: string
          is_gift?: boolean
          is_pickup?: boolean
          kept_amount?: number
          landmark?: string
          language: Database['public']['Enums']['language']
          manifest_id?: string | null
          max_days?: number | null
          min_days?: number | null
          next_call_at?: string | null
          notes?: string
          order_number: string
          paid_amount?: number
          payment_due_at?: string | null
          payment_method: Database['public']['Enums']['payment_method']
          payment_status?: Database['public']['Enums']['order_payment_status']
          payment_token?: string
          phone: string
          phone_key?: never
          postal_code?: string
          promised_from?: string | null
          promotion_id?: string | null
          refunded_amount?: number
          refunding_amount?: number
          region?: string
          remitted_at?: string | null
          request_hash: string
          revenue?: never
          revision?: number
          search?: never
          shipping_address: string
          source?: Database['public']['Enums']['order_source']
          status?: Database['public']['Enums']['order_status']
          subtotal: number
          tax_amount?: number
          tax_rate?: number | null
          total_amount: number
          tracking_link?: string
          tracking_number?: string
          tracking_token?: string
          unpaid_override?: boolean
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          address?: string
          amount_due?: never
          amount_to_refund?: never
          call_attempts?: number
          cancellation_reason?: Database['public']['Enums']['cancellation_reason'] | null
          carrier?: string
          city?: string
          company?: string
          company_ice?: string
          contact_email?: string
          contact_name?: string
          contact_redaction_due?: boolean
          country?: string
          courier_id?: string | null
          created_at?: string
          credited_amount?: number
          currency?: string
          delivery_failure?: Database['public']['Enums']['delivery_outcome'] | null
          delivery_fee?: number
          discount_amount?: number
          discount_reason?: string
          disputed_amount?: number
          district?: string
          exchange_of?: string | null
          gift_fee?: number
          gift_message?: string
          gift_wrap?: boolean
          hold_prolonged_until?: string | null
          id?: string
          idempotency_key?: string
          is_gift?: boolean
          is_pickup?: boolean
          kept_amount?: number
          landmark?: string
          language?: Database['public']['Enums']['language']
          manifest_id?: string | null
          max_days?: number | null
          min_days?: number | null
          next_call_at?: string | null
          notes?: string
          order_number?: string
          paid_amount?: number
          payment_due_at?: string | null
          payment_method?: Database['public']['Enums']['payment_method']
          payment_status?: Database['public']['Enums']['order_payment_status']
          payment_token?: string
          phone?: string
          phone_key?: never
          postal_code?: string
          promised_from?: string | null
          promotion_id?: string | null
          refunded_amount?: number
          refunding_amount?: number
          region?: string
          remitted_at?: string | null
          request_hash?: string
          revenue?: never
          revision?: number
          search?: never
          shipping_address?: string
          source?: Database['public']['Enums']['order_source']
          status?: Database['public']['Enums']['order_status']
          subtotal?: number
          tax_amount?: number
          tax_rate?: number | null
          total_amount?: number
          tracking_link?: string
          tracking_number?: string
          tracking_token?: string
          unpaid_override?: boolean
          updated_at?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'orders_courier_id_fkey'
            columns: ['courier_id']
            isOneToOne: false
            referencedRelation: 'couriers'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'orders_exchange_of_fkey'
            columns: ['exchange_of']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'orders_manifest_id_fkey'
            columns: ['manifest_id']
            isOneToOne: false
            referencedRelation: 'manifests'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'orders_promotion_id_fkey'
            columns: ['promotion_id']
            isOneToOne: false
            referencedRelation: 'promotions'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'orders_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
        ]
      }
      payment_decisions: {
        Row: {
          actor: string | null
          created_at: string
          held_until: string | null
          id: number
          kept_amount: number | null
          order_id: string
          reason: string
        }
        ComputedFields: never
        Insert: {
          actor?: string | null
          created_at?: string
          held_until?: string | null
          id?: never
          kept_amount?: number | null
          order_id: string
          reason?: string
        }
        Update: {
          actor?: string | null
          created_at?: string
          held_until?: string | null
          id?: never
          kept_amount?: number | null
          order_id?: string
          reason?: string
        }
        Relationships: [
          {
            foreignKeyName: 'payment_decisions_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      payment_differences: {
        Row: {
          amount: number
          created_at: string
          currency: string
          detail: NonNullable<Json>
          id: number
          note: string
          payment_id: string | null
          provider: Database['public']['Enums']['payment_provider']
          reason: string
          reference: string
          resolved_at: string | null
          resolved_by: string | null
        }
        ComputedFields: never
        Insert: {
          amount: number
          created_at?: string
          currency: string
          detail?: NonNullable<Json>
          id?: never
          note?: string
          payment_id?: string | null
          provider: Database['public']['Enums']['payment_provider']
          reason: string
          reference: string
          resolved_at?: string | null
          resolved_by?: string | null
        }
        Update: {
          amount?: number
          created_at?: string
          currency?: string
          detail?: NonNullable<Json>
          id?: never
          note?: string
          payment_id?: string | null
          provider?: Database['public']['Enums']['payment_provider']
          reason?: string
          reference?: string
          resolved_at?: string | null
          resolved_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'payment_differences_payment_id_fkey'
            columns: ['payment_id']
            isOneToOne: false
            referencedRelation: 'payments'
            referencedColumns: ['id']
          },
        ]
      }
      payment_disputes: {
        Row: {
          amount: number
          changed_at: string
          charge_id: string
          created_at: string
          currency: string
          entry_id: string | null
          id: number
          opened_at: string
          provider: Database['public']['Enums']['payment_provider']
          reference: string
          report_reference: string | null
          respond_by: string | null
          state: string
        }
        ComputedFields: never
        Insert: {
          amount: number
          changed_at: string
          charge_id: string
          created_at?: string
          currency: string
          entry_id?: string | null
          id?: never
          opened_at: string
          provider: Database['public']['Enums']['payment_provider']
          reference: string
          report_reference?: string | null
          respond_by?: string | null
          state: string
        }
        Update: {
          amount?: number
          changed_at?: string
          charge_id?: string
          created_at?: string
          currency?: string
          entry_id?: string | null
          id?: never
          opened_at?: string
          provider?: Database['public']['Enums']['payment_provider']
          reference?: string
          report_reference?: string | null
          respond_by?: string | null
          state?: string
        }
        Relationships: [
          {
            foreignKeyName: 'payment_disputes_entry_id_fkey'
            columns: ['entry_id']
            isOneToOne: false
            referencedRelation: 'payments'
            referencedColumns: ['id']
          },
        ]
      }
      payment_events: {
        Row: {
          actor: string | null
          created_at: string
          detail: NonNullable<Json>
          from_state: Database['public']['Enums']['payment_state'] | null
          id: number
          payment_id: string
          to_state: Database['public']['Enums']['payment_state']
        }
        ComputedFields: never
        Insert: {
          actor?: string | null
          created_at?: string
          detail?: NonNullable<Json>
          from_state?: Database['public']['Enums']['payment_state'] | null
          id?: never
          payment_id: string
          to_state: Database['public']['Enums']['payment_state']
        }
        Update: {
          actor?: string | null
          created_at?: string
          detail?: NonNullable<Json>
          from_state?: Database['public']['Enums']['payment_state'] | null
          id?: never
          payment_id?: string
          to_state?: Database['public']['Enums']['payment_state']
        }
        Relationships: [
          {
            foreignKeyName: 'payment_events_payment_id_fkey'
            columns: ['payment_id']
            isOneToOne: false
            referencedRelation: 'payments'
            referencedColumns: ['id']
          },
        ]
      }
      payment_methods: {
        Row: {
          checked_at: string | null
          countries: string
          is_enabled: boolean
          is_ready: boolean
          method: Database['public']['Enums']['payment_method']
          position: number
          provider: Database['public']['Enums']['payment_provider']
        }
        ComputedFields: never
        Insert: {
          checked_at?: string | null
          countries: string
          is_enabled?: boolean
          is_ready: boolean
          method: Database['public']['Enums']['payment_method']
          position: number
          provider: Database['public']['Enums']['payment_provider']
        }
        Update: {
          checked_at?: string | null
          countries?: string
          is_enabled?: boolean
          is_ready?: boolean
          method?: Database['public']['Enums']['payment_method']
          position?: number
          provider?: Database['public']['Enums']['payment_provider']
        }
        Relationships: [
          {
            foreignKeyName: 'payment_methods_provider_fkey'
            columns: ['provider']
            isOneToOne: false
            referencedRelation: 'payment_providers'
            referencedColumns: ['provider']
          },
        ]
      }
      payment_proofs: {
        Row: {
          created_at: string
          id: string
          order_id: string
          path: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          order_id: string
          path: string
        }
        Update: {
          created_at?: string
          id?: string
          order_id?: string
          path?: string
        }
        Relationships: [
          {
            foreignKeyName: 'payment_proofs_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      payment_providers: {
        Row: {
          captures_itself: boolean
          charges_dirhams: boolean
          flow: string
          gives_up_after: string | null
          needs_email: boolean
          provider: Database['public']['Enums']['payment_provider']
          refunds_by_api: boolean
        }
        ComputedFields: never
        Insert: {
          captures_itself?: boolean
          charges_dirhams?: boolean
          flow: string
          gives_up_after?: string | null
          needs_email?: boolean
          provider: Database['public']['Enums']['payment_provider']
          refunds_by_api?: boolean
        }
        Update: {
          captures_itself?: boolean
          charges_dirhams?: boolean
          flow?: string
          gives_up_after?: string | null
          needs_email?: boolean
          provider?: Database['public']['Enums']['payment_provider']
          refunds_by_api?: boolean
        }
        Relationships: []
      }
      payments: {
        Row: {
          amount: number
          answered_at: string | null
          attempts: number
          bank_text: string
          charged_amount: number | null
          charged_currency: string | null
          claimed_until: string | null
          created_at: string
          credit_of: string | null
          has_charge_id: boolean
          held_since: string | null
          id: string
          is_reversed: boolean
          kind: Database['public']['Enums']['payment_kind']
          last_error: string | null
          next_attempt_at: string | null
          order_id: string
          provider: Database['public']['Enums']['payment_provider']
          provider_charge_id: string | null
          provider_order_id: string | null
          provider_reference: string
          rate: number | null
          received_on: string | null
          refund_of: string | null
          settled_at: string | null
          state: Database['public']['Enums']['payment_state']
        }
        ComputedFields: never
        Insert: {
          amount: number
          answered_at?: string | null
          attempts?: number
          bank_text?: string
          charged_amount?: number | null
          charged_currency?: string | null
          claimed_until?: string | null
          created_at?: string
          credit_of?: string | null
          has_charge_id?: never
          held_since?: string | null
          id?: string
          is_reversed?: boolean
          kind?: Database['public']['Enums']['payment_kind']
          last_error?: string | null
          next_attempt_at?: string | null
          order_id: string
          provider: Database['public']['Enums']['payment_provider']
          provider_charge_id?: string | null
          provider_order_id?: string | null
          provider_reference: string
          rate?: number | null
          received_on?: string | null
          refund_of?: string | null
          settled_at?: string | null
          state?: Database['public']['Enums']['payment_state']
        }
        Update: {
          amount?: number
          answered_at?: string | null
          attempts?: number
          bank_text?: string
          charged_amount?: number | null
          charged_currency?: string | null
          claimed_until?: string | null
          created_at?: string
          credit_of?: string | null
          has_charge_id?: never
          held_since?: string | null
          id?: string
          is_reversed?: boolean
          kind?: Database['public']['Enums']['payment_kind']
          last_error?: string | null
          next_attempt_at?: string | null
          order_id?: string
          provider?: Database['public']['Enums']['payment_provider']
          provider_charge_id?: string | null
          provider_order_id?: string | null
          provider_reference?: string
          rate?: number | null
          received_on?: string | null
          refund_of?: string | null
          settled_at?: string | null
          state?: Database['public']['Enums']['payment_state']
        }
        Relationships: [
          {
            foreignKeyName: 'payments_credit_of_fkey'
            columns: ['credit_of']
            isOneToOne: false
            referencedRelation: 'returns'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'payments_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'payments_refund_of_fkey'
            columns: ['refund_of']
            isOneToOne: false
            referencedRelation: 'payments'
            referencedColumns: ['id']
          },
        ]
      }
      product_facts: {
        Row: {
          key: string
          kind: string
          product_id: string
        }
        ComputedFields: never
        Insert: {
          key: string
          kind: string
          product_id: string
        }
        Update: {
          key?: string
          kind?: string
          product_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'product_facts_kind_key_fkey'
            columns: ['kind', 'key']
            isOneToOne: false
            referencedRelation: 'facts'
            referencedColumns: ['kind', 'key']
          },
          {
            foreignKeyName: 'product_facts_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      product_from_prices: {
        Row: {
          from_price: number
          product_id: string
        }
        ComputedFields: never
        Insert: {
          from_price: number
          product_id: string
        }
        Update: {
          from_price?: number
          product_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'product_from_prices_product_id_fkey'
            columns: ['product_id']
            isOneToOne: true
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      product_images: {
        Row: {
          alt_ar: string
          alt_en: string
          alt_fr: string
          created_at: string
          id: string
          image_color: string | null
          image_url: string
          position: number
          product_id: string
        }
        ComputedFields: never
        Insert: {
          alt_ar?: string
          alt_en?: string
          alt_fr?: string
          created_at?: string
          id?: string
          image_color?: string | null
          image_url: string
          position?: number
          product_id: string
        }
        Update: {
          alt_ar?: string
          alt_en?: string
          alt_fr?: string
          created_at?: string
          id?: string
          image_color?: string | null
          image_url?: string
          position?: number
          product_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'product_images_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      product_measures: {
        Row: {
          diameter_cm: number | null
          height_cm: number | null
          id: string
          length_cm: number | null
          product_id: string
          variation_id: string | null
          weight_g: number | null
          width_cm: number | null
        }
        ComputedFields: never
        Insert: {
          diameter_cm?: number | null
          height_cm?: number | null
          id?: string
          length_cm?: number | null
          product_id: string
          variation_id?: string | null
          weight_g?: number | null
          width_cm?: number | null
        }
        Update: {
          diameter_cm?: number | null
          height_cm?: number | null
          id?: string
          length_cm?: number | null
          product_id?: string
          variation_id?: string | null
          weight_g?: number | null
          width_cm?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'product_measures_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'product_measures_variation_id_fkey'
            columns: ['variation_id']
            isOneToOne: false
            referencedRelation: 'product_variations'
            referencedColumns: ['id']
          },
        ]
      }
      product_variations: {
        Row: {
          created_at: string
          id: string
          image_url: string | null
          price_adjustment: number
          product_id: string
          stock_quantity: number
          variation_type: string
          variation_value: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          image_url?: string | null
          price_adjustment?: number
          product_id: string
          stock_quantity?: number
          variation_type: string
          variation_value: string
        }
        Update: {
          created_at?: string
          id?: string
          image_url?: string | null
          price_adjustment?: number
          product_id?: string
          stock_quantity?: number
          variation_type?: string
          variation_value?: string
        }
        Relationships: [
          {
            foreignKeyName: 'product_variations_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      products: {
        Row: {
          category_id: string
          category_key: string
          city: string
          compare_at_price: number | null
          created_at: string
          description_ar: string
          description_en: string
          description_fr: string
          id: string
          image_color: string | null
          image_url: string | null
          is_active: boolean
          lead_time_days: number | null
          name_ar: string
          name_en: string
          name_fr: string
          price: number
          sku: string | null
          sort_ar: string
          sort_en: string
          sort_fr: string
          stock_quantity: number
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          category_id: string
          category_key?: string
          city?: string
          compare_at_price?: number | null
          created_at?: string
          description_ar?: string
          description_en?: string
          description_fr?: string
          id?: string
          image_color?: string | null
          image_url?: string | null
          is_active?: boolean
          lead_time_days?: number | null
          name_ar: string
          name_en: string
          name_fr: string
          price: number
          sku?: string | null
          sort_ar?: never
          sort_en?: never
          sort_fr?: never
          stock_quantity?: number
          updated_at?: string
        }
        Update: {
          category_id?: string
          category_key?: string
          city?: string
          compare_at_price?: number | null
          created_at?: string
          description_ar?: string
          description_en?: string
          description_fr?: string
          id?: string
          image_color?: string | null
          image_url?: string | null
          is_active?: boolean
          lead_time_days?: number | null
          name_ar?: string
          name_en?: string
          name_fr?: string
          price?: number
          sku?: string | null
          sort_ar?: never
          sort_en?: never
          sort_fr?: never
          stock_quantity?: number
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'products_category_id_fkey'
            columns: ['category_id']
            isOneToOne: false
            referencedRelation: 'categories'
            referencedColumns: ['id']
          },
        ]
      }
      profiles: {
        Row: {
          address: string
          city: string
          country: string
          created_at: string
          display_name: string
          district: string
          email: string
          is_guest: boolean
          landmark: string
          language: Database['public']['Enums']['language']
          phone: string
          postal_code: string
          region: string
          role: Database['public']['Enums']['user_role']
          search: string
          updated_at: string
          user_id: string
        }
        ComputedFields: never
        Insert: {
          address?: string
          city?: string
          country?: string
          created_at?: string
          display_name?: string
          district?: string
          email?: string
          is_guest?: boolean
          landmark?: string
          language?: Database['public']['Enums']['language']
          phone?: string
          postal_code?: string
          region?: string
          role?: Database['public']['Enums']['user_role']
          search?: never
          updated_at?: string
          user_id: string
        }
        Update: {
          address?: string
          city?: string
          country?: string
          created_at?: string
          display_name?: string
          district?: string
          email?: string
          is_guest?: boolean
          landmark?: string
          language?: Database['public']['Enums']['language']
          phone?: string
          postal_code?: string
          region?: string
          role?: Database['public']['Enums']['user_role']
          search?: never
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      promotions: {
        Row: {
          buy_quantity: number | null
          category_keys: string[]
          code: string | null
          created_at: string
          ends_at: string | null
          free_quantity: number | null
          id: string
          is_active: boolean
          is_first_order: boolean
          kind: Database['public']['Enums']['promotion_kind']
          max_uses: number | null
          max_uses_per_customer: number | null
          min_pieces: number
          min_subtotal: number
          name_ar: string
          name_en: string
          name_fr: string
          product_ids: string[]
          starts_at: string
          updated_at: string
          value: number
        }
        ComputedFields: never
        Insert: {
          buy_quantity?: number | null
          category_keys?: string[]
          code?: string | null
          created_at?: string
          ends_at?: string | null
          free_quantity?: number | null
          id?: string
          is_active?: boolean
          is_first_order?: boolean
          kind: Database['public']['Enums']['promotion_kind']
          max_uses?: number | null
          max_uses_per_customer?: number | null
          min_pieces?: number
          min_subtotal?: number
          name_ar: string
          name_en: string
          name_fr: string
          product_ids?: string[]
          starts_at?: string
          updated_at?: string
          value?: number
        }
        Update: {
          buy_quantity?: number | null
          category_keys?: string[]
          code?: string | null
          created_at?: string
          ends_at?: string | null
          free_quantity?: number | null
          id?: string
          is_active?: boolean
          is_first_order?: boolean
          kind?: Database['public']['Enums']['promotion_kind']
          max_uses?: number | null
          max_uses_per_customer?: number | null
          min_pieces?: number
          min_subtotal?: number
          name_ar?: string
          name_en?: string
          name_fr?: string
          product_ids?: string[]
          starts_at?: string
          updated_at?: string
          value?: number
        }
        Relationships: []
      }
      refund_lines: {
        Row: {
          order_item_id: string
          payment_id: string
          quantity: number
          restocked: boolean
        }
        ComputedFields: never
        Insert: {
          order_item_id: string
          payment_id: string
          quantity: number
          restocked: boolean
        }
        Update: {
          order_item_id?: string
          payment_id?: string
          quantity?: number
          restocked?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'refund_lines_order_item_id_fkey'
            columns: ['order_item_id']
            isOneToOne: false
            referencedRelation: 'order_items'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'refund_lines_payment_id_fkey'
            columns: ['payment_id']
            isOneToOne: false
            referencedRelation: 'payments'
            referencedColumns: ['id']
          },
        ]
      }
      remittance_lines: {
        Row: {
          agreed_fee: number | null
          expected: number
          fee: number
          id: number
          order_id: string | null
          problem: string | null
          received: number
          reference: string
          remittance_id: string
          resolution: string
          resolved_at: string | null
          resolved_by: string | null
        }
        ComputedFields: never
        Insert: {
          agreed_fee?: number | null
          expected: number
          fee: number
          id?: never
          order_id?: string | null
          problem?: string | null
          received: number
          reference: string
          remittance_id: string
          resolution?: string
          resolved_at?: string | null
          resolved_by?: string | null
        }
        Update: {
          agreed_fee?: number | null
          expected?: number
          fee?: number
          id?: never
          order_id?: string | null
          problem?: string | null
          received?: number
          reference?: string
          remittance_id?: string
          resolution?: string
          resolved_at?: string | null
          resolved_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'remittance_lines_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'remittance_lines_remittance_id_fkey'
            columns: ['remittance_id']
            isOneToOne: false
            referencedRelation: 'remittances'
            referencedColumns: ['id']
          },
        ]
      }
      remittances: {
        Row: {
          actor: string | null
          courier_id: string
          created_at: string
          id: string
          key: string
          note: string
          received_on: string
          reference: string
        }
        ComputedFields: never
        Insert: {
          actor?: string | null
          courier_id: string
          created_at?: string
          id?: string
          key: string
          note?: string
          received_on: string
          reference?: string
        }
        Update: {
          actor?: string | null
          courier_id?: string
          created_at?: string
          id?: string
          key?: string
          note?: string
          received_on?: string
          reference?: string
        }
        Relationships: [
          {
            foreignKeyName: 'remittances_courier_id_fkey'
            columns: ['courier_id']
            isOneToOne: false
            referencedRelation: 'couriers'
            referencedColumns: ['id']
          },
        ]
      }
      return_events: {
        Row: {
          actor: string | null
          created_at: string
          exchange_id: string | null
          id: number
          key: string
          note: string
          return_id: string
          state: Database['public']['Enums']['return_state']
        }
        ComputedFields: never
        Insert: {
          actor?: string | null
          created_at?: string
          exchange_id?: string | null
          id?: never
          key: string
          note?: string
          return_id: string
          state: Database['public']['Enums']['return_state']
        }
        Update: {
          actor?: string | null
          created_at?: string
          exchange_id?: string | null
          id?: never
          key?: string
          note?: string
          return_id?: string
          state?: Database['public']['Enums']['return_state']
        }
        Relationships: [
          {
            foreignKeyName: 'return_events_exchange_id_fkey'
            columns: ['exchange_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'return_events_return_id_fkey'
            columns: ['return_id']
            isOneToOne: false
            referencedRelation: 'returns'
            referencedColumns: ['id']
          },
        ]
      }
      return_lines: {
        Row: {
          damaged: number
          order_item_id: string
          quantity: number
          restocked: number
          return_id: string
        }
        ComputedFields: never
        Insert: {
          damaged?: number
          order_item_id: string
          quantity: number
          restocked?: number
          return_id: string
        }
        Update: {
          damaged?: number
          order_item_id?: string
          quantity?: number
          restocked?: number
          return_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'return_lines_order_item_id_fkey'
            columns: ['order_item_id']
            isOneToOne: false
            referencedRelation: 'order_items'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'return_lines_return_id_fkey'
            columns: ['return_id']
            isOneToOne: false
            referencedRelation: 'returns'
            referencedColumns: ['id']
          },
        ]
      }
      return_photos: {
        Row: {
          created_at: string
          path: string
          return_id: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          path: string
          return_id: string
        }
        Update: {
          created_at?: string
          path?: string
          return_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'return_photos_return_id_fkey'
            columns: ['return_id']
            isOneToOne: false
            referencedRelation: 'returns'
            referencedColumns: ['id']
          },
        ]
      }
      returns: {
        Row: {
          cancelled_exchange_id: string | null
          closing_reason: string
          created_at: string
          credit: number
          credit_left: number
          exchange_order_id: string | null
          id: string
          key: string
          note: string
          number: string
          order_id: string
          payment_id: string | null
          reason: Database['public']['Enums']['return_reason']
          refusal_reason: string
          state: Database['public']['Enums']['return_state']
          updated_at: string
          wish: Database['public']['Enums']['return_wish']
        }
        ComputedFields: never
        Insert: {
          cancelled_exchange_id?: string | null
          closing_reason?: string
          created_at?: string
          credit?: number
          credit_left?: number
          exchange_order_id?: string | null
          id?: string
          key: string
          note?: string
          number?: string
          order_id: string
          payment_id?: string | null
          reason: Database['public']['Enums']['return_reason']
          refusal_reason?: string
          state?: Database['public']['Enums']['return_state']
          updated_at?: string
          wish: Database['public']['Enums']['return_wish']
        }
        Update: {
          cancelled_exchange_id?: string | null
          closing_reason?: string
          created_at?: string
          credit?: number
          credit_left?: number
          exchange_order_id?: string | null
          id?: string
          key?: string
          note?: string
          number?: string
          order_id?: string
          payment_id?: string | null
          reason?: Database['public']['Enums']['return_reason']
          refusal_reason?: string
          state?: Database['public']['Enums']['return_state']
          updated_at?: string
          wish?: Database['public']['Enums']['return_wish']
        }
        Relationships: [
          {
            foreignKeyName: 'returns_cancelled_exchange_id_fkey'
            columns: ['cancelled_exchange_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'returns_exchange_order_id_fkey'
            columns: ['exchange_order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'returns_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'returns_payment_id_fkey'
            columns: ['payment_id']
            isOneToOne: false
            referencedRelation: 'payments'
            referencedColumns: ['id']
          },
        ]
      }
      review_stats: {
        Row: {
          average: number | null
          product_id: string
          review_count: number
          stars: number[]
        }
        ComputedFields: never
        Insert: {
          average?: never
          product_id: string
          review_count?: never
          stars: number[]
        }
        Update: {
          average?: never
          product_id?: string
          review_count?: never
          stars?: number[]
        }
        Relationships: [
          {
            foreignKeyName: 'review_stats_product_id_fkey'
            columns: ['product_id']
            isOneToOne: true
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      reviews: {
        Row: {
          body: string
          created_at: string
          display_name: string
          helpful_count: number
          id: string
          is_flagged: boolean
          key: string
          language: Database['public']['Enums']['language']
          order_item_id: string
          photos: string[]
          product_id: string
          published_at: string | null
          rating: number
          refusal_reason: string
          replied_at: string | null
          reply: string
          revision: number
          state: Database['public']['Enums']['review_state']
        }
        ComputedFields: never
        Insert: {
          body: string
          created_at?: string
          display_name: string
          helpful_count?: number
          id?: string
          is_flagged?: boolean
          key: string
          language: Database['public']['Enums']['language']
          order_item_id: string
          photos?: string[]
          product_id: string
          published_at?: string | null
          rating: number
          refusal_reason?: string
          replied_at?: string | null
          reply?: string
          revision?: number
          state?: Database['public']['Enums']['review_state']
        }
        Update: {
          body?: string
          created_at?: string
          display_name?: string
          helpful_count?: number
          id?: string
          is_flagged?: boolean
          key?: string
          language?: Database['public']['Enums']['language']
          order_item_id?: string
          photos?: string[]
          product_id?: string
          published_at?: string | null
          rating?: number
          refusal_reason?: string
          replied_at?: string | null
          reply?: string
          revision?: number
          state?: Database['public']['Enums']['review_state']
        }
        Relationships: [
          {
            foreignKeyName: 'reviews_order_item_id_fkey'
            columns: ['order_item_id']
            isOneToOne: true
            referencedRelation: 'order_items'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'reviews_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      sale_products: {
        Row: {
          outcome: Database['public']['Enums']['sale_outcome']
          price_before: number | null
          product_id: string
          sale_id: string
          sale_price: number | null
        }
        ComputedFields: never
        Insert: {
          outcome?: Database['public']['Enums']['sale_outcome']
          price_before?: number | null
          product_id: string
          sale_id: string
          sale_price?: number | null
        }
        Update: {
          outcome?: Database['public']['Enums']['sale_outcome']
          price_before?: number | null
          product_id?: string
          sale_id?: string
          sale_price?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'sale_products_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'sale_products_sale_id_fkey'
            columns: ['sale_id']
            isOneToOne: false
            referencedRelation: 'sales'
            referencedColumns: ['id']
          },
        ]
      }
      sales: {
        Row: {
          begun_at: string | null
          category_keys: string[] | null
          created_at: string
          ended_at: string | null
          ends_at: string
          id: string
          name: string
          percent: number
          product_ids: string[] | null
          starts_at: string
          stopped_at: string | null
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          begun_at?: string | null
          category_keys?: string[] | null
          created_at?: string
          ended_at?: string | null
          ends_at: string
          id: string
          name: string
          percent: number
          product_ids?: string[] | null
          starts_at: string
          stopped_at?: string | null
          updated_at?: string
        }
        Update: {
          begun_at?: string | null
          category_keys?: string[] | null
          created_at?: string
          ended_at?: string | null
          ends_at?: string
          id?: string
          name?: string
          percent?: number
          product_ids?: string[] | null
          starts_at?: string
          stopped_at?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      saved_carts: {
        Row: {
          items: NonNullable<Json>
          updated_at: string
          user_id: string
        }
        ComputedFields: never
        Insert: {
          items: NonNullable<Json>
          updated_at?: string
          user_id: string
        }
        Update: {
          items?: NonNullable<Json>
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'saved_carts_user_id_fkey'
            columns: ['user_id']
            isOneToOne: true
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
        ]
      }
      search_choices: {
        Row: {
          hits: number
          language: Database['public']['Enums']['language']
          product_id: string
          query: string
        }
        ComputedFields: never
        Insert: {
          hits?: number
          language: Database['public']['Enums']['language']
          product_id: string
          query: string
        }
        Update: {
          hits?: number
          language?: Database['public']['Enums']['language']
          product_id?: string
          query?: string
        }
        Relationships: [
          {
            foreignKeyName: 'search_choices_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'search_choices_query_language_fkey'
            columns: ['query', 'language']
            isOneToOne: false
            referencedRelation: 'search_misses'
            referencedColumns: ['query', 'language']
          },
        ]
      }
      search_misses: {
        Row: {
          hits: number
          language: Database['public']['Enums']['language']
          last_seen_at: string
          query: string
        }
        ComputedFields: never
        Insert: {
          hits?: number
          language: Database['public']['Enums']['language']
          last_seen_at?: string
          query: string
        }
        Update: {
          hits?: number
          language?: Database['public']['Enums']['language']
          last_seen_at?: string
          query?: string
        }
        Relationships: []
      }
      search_synonyms: {
        Row: {
          created_at: string
          finds: string[]
          id: string
          kind: string
          links: string[]
          phrases: string[]
          terms: string[]
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          finds?: string[]
          id?: string
          kind?: string
          links?: never
          phrases?: never
          terms: string[]
          updated_at?: string
        }
        Update: {
          created_at?: string
          finds?: string[]
          id?: string
          kind?: string
          links?: never
          phrases?: never
          terms?: string[]
          updated_at?: string
        }
        Relationships: []
      }
      shop_rating: {
        Row: {
          average: number | null
          id: boolean
          rating_sum: number
          review_count: number
        }
        ComputedFields: never
        Insert: {
          average?: never
          id?: boolean
          rating_sum?: number
          review_count?: number
        }
        Update: {
          average?: never
          id?: boolean
          rating_sum?: number
          review_count?: number
        }
        Relationships: [
          {
            foreignKeyName: 'shop_rating_id_fkey'
            columns: ['id']
            isOneToOne: true
            referencedRelation: 'shop_settings'
            referencedColumns: ['id']
          },
        ]
      }
      shop_settings: {
        Row: {
          address_ar: string
          address_en: string
          address_fr: string
          allow_guest_checkout: boolean
          bank_bic: string
          bank_details: string
          bank_holder: string
          bank_iban: string
          bank_name: string
          bank_rib: string
          contact_email: string
          contact_phone: string
          email_notifications: boolean
          enable_google_auth: boolean
          enable_registration: boolean
          facebook_url: string
          gift_wrap_price: number | null
          id: boolean
          instagram_url: string
          legal_address: string
          legal_ice: string
          legal_if: string
          legal_name: string
          legal_patente: string
          legal_rc: string
          maintenance_mode: boolean
          new_customer_max_pieces: number | null
          new_customer_max_subtotal: number | null
          online_hold_minutes: number
          pickup_days: number | null
          prepay_after_refusals: number | null
          return_days: number
          review_request_days: number | null
          site_description_ar: string
          site_description_en: string
          site_description_fr: string
          site_name: string
          sms_notifications: boolean
          tax_rate: number | null
          transfer_hold_days: number
          updated_at: string
          whatsapp_number: string
        }
        ComputedFields: never
        Insert: {
          address_ar?: string
          address_en?: string
          address_fr?: string
          allow_guest_checkout?: boolean
          bank_bic?: string
          bank_details?: never
          bank_holder?: string
          bank_iban?: string
          bank_name?: string
          bank_rib?: string
          contact_email?: string
          contact_phone?: string
          email_notifications?: boolean
          enable_google_auth?: boolean
          enable_registration?: boolean
          facebook_url?: string
          gift_wrap_price?: number | null
          id?: boolean
          instagram_url?: string
          legal_address?: string
          legal_ice?: string
          legal_if?: string
          legal_name?: string
          legal_patente?: string
          legal_rc?: string
          maintenance_mode?: boolean
          new_customer_max_pieces?: number | null
          new_customer_max_subtotal?: number | null
          online_hold_minutes?: number
          pickup_days?: number | null
          prepay_after_refusals?: number | null
          return_days?: number
          review_request_days?: number | null
          site_description_ar?: string
          site_description_en?: string
          site_description_fr?: string
          site_name?: string
          sms_notifications?: boolean
          tax_rate?: number | null
          transfer_hold_days?: number
          updated_at?: string
          whatsapp_number?: string
        }
        Update: {
          address_ar?: string
          address_en?: string
          address_fr?: string
          allow_guest_checkout?: boolean
          bank_bic?: string
          bank_details?: never
          bank_holder?: string
          bank_iban?: string
          bank_name?: string
          bank_rib?: string
          contact_email?: string
          contact_phone?: string
          email_notifications?: boolean
          enable_google_auth?: boolean
          enable_registration?: boolean
          facebook_url?: string
          gift_wrap_price?: number | null
          id?: boolean
          instagram_url?: string
          legal_address?: string
          legal_ice?: string
          legal_if?: string
          legal_name?: string
          legal_patente?: string
          legal_rc?: string
          maintenance_mode?: boolean
          new_customer_max_pieces?: number | null
          new_customer_max_subtotal?: number | null
          online_hold_minutes?: number
          pickup_days?: number | null
          prepay_after_refusals?: number | null
          return_days?: number
          review_request_days?: number | null
          site_description_ar?: string
          site_description_en?: string
          site_description_fr?: string
          site_name?: string
          sms_notifications?: boolean
          tax_rate?: number | null
          transfer_hold_days?: number
          updated_at?: string
          whatsapp_number?: string
        }
        Relationships: []
      }
      stock_alerts: {
        Row: {
          created_at: string
          email: string | null
          id: number
          language: Database['public']['Enums']['language']
          notified_at: string | null
          phone: string | null
          product_id: string
          ready_at: string | null
          stopped_at: string | null
          token: string
          user_id: string | null
          variation_ids: string[]
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          email?: string | null
          id?: never
          language: Database['public']['Enums']['language']
          notified_at?: string | null
          phone?: string | null
          product_id: string
          ready_at?: string | null
          stopped_at?: string | null
          token?: string
          user_id?: string | null
          variation_ids?: string[]
        }
        Update: {
          created_at?: string
          email?: string | null
          id?: never
          language?: Database['public']['Enums']['language']
          notified_at?: string | null
          phone?: string | null
          product_id?: string
          ready_at?: string | null
          stopped_at?: string | null
          token?: string
          user_id?: string | null
          variation_ids?: string[]
        }
        Relationships: [
          {
            foreignKeyName: 'stock_alerts_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'stock_alerts_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
        ]
      }
      stock_movements: {
        Row: {
          actor: string | null
          created_at: string
          id: number
          note: string
          order_id: string | null
          product_id: string
          quantity: number
          reason: string
          variation_ids: string[]
        }
        ComputedFields: never
        Insert: {
          actor?: string | null
          created_at?: string
          id?: never
          note?: string
          order_id?: string | null
          product_id: string
          quantity: number
          reason: string
          variation_ids?: string[]
        }
        Update: {
          actor?: string | null
          created_at?: string
          id?: never
          note?: string
          order_id?: string | null
          product_id?: string
          quantity?: number
          reason?: string
          variation_ids?: string[]
        }
        Relationships: [
          {
            foreignKeyName: 'stock_movements_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'stock_movements_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      stock_units: {
        Row: {
          movement_id: number | null
          product_id: string
          quantity: number
          variation_ids: string[]
        }
        ComputedFields: never
        Insert: {
          movement_id?: number | null
          product_id: string
          quantity?: number
          variation_ids?: string[]
        }
        Update: {
          movement_id?: number | null
          product_id?: string
          quantity?: number
          variation_ids?: string[]
        }
        Relationships: [
          {
            foreignKeyName: 'stock_units_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      text_templates: {
        Row: {
          body_ar: string | null
          body_en: string | null
          body_fr: string | null
          key: string
          max_length: number
          placeholders: string[]
          position: number
          required: string[]
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          body_ar?: string | null
          body_en?: string | null
          body_fr?: string | null
          key: string
          max_length: number
          placeholders: string[]
          position: number
          required?: string[]
          updated_at?: string
        }
        Update: {
          body_ar?: string | null
          body_en?: string | null
          body_fr?: string | null
          key?: string
          max_length?: number
          placeholders?: string[]
          position?: number
          required?: string[]
          updated_at?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      add_payment_proof: { Args: { path: string }; Returns: undefined }
      add_return_photo: { Args: { path: string }; Returns: undefined }
      add_review_photo: { Args: { path: string }; Returns: undefined }
      add_search_synonym: { Args: { synonym: string; term: string }; Returns: Json }
      adjust_stock: {
        Args: { changes: Json; key?: string; note?: string; product_id: string }
        Returns: Json
      }
      admin_analytics: { Args: Record<PropertyKey, never>; Returns: Json }
      admin_badges: { Args: Record<PropertyKey, never>; Returns: Json }
      admin_customer: { Args: { user_id: string }; Returns: Json }
      admin_customers: {
        Args: {
          cursor?: Json
          page_size?: number
          role?: Database['public']['Enums']['user_role']
          search?: string
        }
        Returns: {
          city: string
          country: string
          created_at: string
          display_name: string
          email: string
          language: Database['public']['Enums']['language']
          last_order_at: string
          next_cursor: Json
          orders: number
          phone: string
          role: Database['public']['Enums']['user_role']
          total_spent: number
          user_id: string
        }[]
      }
      admin_invoice_totals: { Args: { month: string }; Returns: Json }
      admin_invoices: {
        Args: { cursor?: Json; month: string; page_size?: number }
        Returns: {
          buyer: string
          day: string
          exemption: string
          ice: string
          kind: Database['public']['Enums']['invoice_kind']
          net_amount: number
          next_cursor: Json
          number: string
          order_id: string
          order_number: string
          payment_token: string
          tax_amount: number
          tax_rate: number
          total_amount: number
        }[]
      }
      admin_order_counts: {
        Args: {
          courier?: string
          delivery?: string
          from_day?: string
          payment?: string
          search?: string
          to_day?: string
        }
        Returns: Json
      }
      admin_orders: {
        Args: {
          courier?: string
          cursor?: Json
          delivery?: string
          from_day?: string
          page_size?: number
          payment?: string
          search?: string
          sort?: string
          status?: Database['public']['Enums']['order_status']
          to_day?: string
        }
        Returns: {
          amount_due: number
          amount_to_refund: number
          city: string
          contact_email: string
          contact_name: string
          country: string
          created_at: string
          currency: string
          delivery_failure: Database['public']['Enums']['delivery_outcome']
          id: string
          items: Json
          language: Database['public']['Enums']['language']
          next_cursor: Json
          note_count: number
          order_number: string
          paid_amount: number
          payment_due_at: string
          payment_method: Database['public']['Enums']['payment_method']
          payment_status: Database['public']['Enums']['order_payment_status']
          phone: string
          proof_count: number
          refunded_amount: number
          refunding_amount: number
          status: Database['public']['Enums']['order_status']
          status_at: string
          total_amount: number
          tracking_number: string
        }[]
      }
      admin_overview: { Args: Record<PropertyKey, never>; Returns: Json }
      admin_payment_details: {
        Args: { order_number: string }
        Returns: {
          last_error: string
          payment_id: string
          provider_charge_id: string
        }[]
      }
      admin_payment_summary: { Args: { from_day: string; to_day: string }; Returns: Json }
      admin_payments: {
        Args: {
          cursor?: Json
          from_day?: string
          kind?: Database['public']['Enums']['payment_kind']
          page_size?: number
          provider?: Database['public']['Enums']['payment_provider']
          search?: string
          state?: Database['public']['Enums']['payment_state']
          to_day?: string
        }
        Returns: {
          amount: number
          bank_text: string
          charged_amount: number
          charged_currency: string
          contact_name: string
          created_at: string
          documents: string
          id: string
          kind: Database['public']['Enums']['payment_kind']
          last_error: string
          next_cursor: Json
          order_id: string
          order_number: string
          provider: Database['public']['Enums']['payment_provider']
          provider_charge_id: string
          provider_reference: string
          rate: number
          reason: string
          received_on: string
          state: Database['public']['Enums']['payment_state']
          tracking_token: string
        }[]
      }
      admin_products: {
        Args: {
          category?: string
          city?: string
          cursor?: Json
          page_size?: number
          search?: string
          sort?: string
          state?: string
          stock?: string
        }
        Returns: {
          categories: Json
          category_id: string
          city: string
          compare_at_price: number
          created_at: string
          id: string
          image_color: string
          image_count: number
          image_url: string
          is_active: boolean
          name_ar: string
          name_en: string
          name_fr: string
          next_cursor: Json
          price: number
          stock_quantity: number
          updated_at: string
          variation_count: number
        }[]
      }
      admin_returns: {
        Args: { cursor?: Json; state?: Database['public']['Enums']['return_state'] }
        Returns: Json
      }
      admin_reviews: { Args: { box?: string; cursor?: Json }; Returns: Json }
      admin_sales: { Args: Record<PropertyKey, never>; Returns: Json }
      admin_search_misses: {
        Args: { page_size?: number }
        Returns: {
          hits: number
          languages: string[]
          last_seen_at: string
          opened: Json
          query: string
        }[]
      }
      admin_statistics: { Args: { from_day: string; to_day: string }; Returns: Json }
      admin_telemetry: { Args: { from_day: string; to_day: string }; Returns: Json }
      book_payment_difference: {
        Args: {
          amount: number
          difference_id: number
          kind: Database['public']['Enums']['payment_kind']
          note?: string
          order_number?: string
          received_on: string
        }
        Returns: Json
      }
      bulk_update_products: {
        Args: { changes: Json; key?: string; preview?: boolean; product_ids: string[]; seen?: Json }
        Returns: Json
      }
      cancel_order: { Args: { order_id: string }; Returns: undefined }
      cancel_return: { Args: { key: string; return_id: string; token: string }; Returns: Json }
      catalog_facets: {
        Args: {
          category?: string
          city?: string
          colours?: string[]
          in_stock?: boolean
          materials?: string[]
          max_price?: number
          min_price?: number
          search?: string
          sizes?: string[]
        }
        Returns: Json
      }
      catalog_fact_facets: {
        Args: {
          category?: string
          city?: string
          colours?: string[]
          in_stock?: boolean
          materials?: string[]
          max_price?: number
          min_price?: number
          search?: string
          sizes?: string[]
        }
        Returns: Json
      }
      change_review: {
        Args: {
          body: string
          display_name: string
          item_id: string
          language?: Database['public']['Enums']['language']
          rating: number
          token: string
        }
        Returns: Json
      }
      choose_transfer: { Args: { token: string }; Returns: undefined }
      claim_emails: {
        Args: { batch?: number }
        Returns: {
          attempts: number
          claimed_until: string | null
          created_at: string
          failed_at: string | null
          id: number
          kind: string
          language: Database['public']['Enums']['language']
          last_error: string | null
          message_id: string | null
          next_attempt_at: string
          order_id: string | null
          payload: NonNullable<Json>
          recipient: string
          reply_id: number | null
          sent_at: string | null
          stock_alert_id: number | null
          user_id: string | null
        }[]
        SetofOptions: {
          from: '*'
          to: 'email_outbox'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      claim_payments: {
        Args: { batch?: number; provider: Database['public']['Enums']['payment_provider'] }
        Returns: Json
      }
      close_return: {
        Args: {
          key: string
          note: string
          return_id: string
          seen_paid?: number
          seen_refunded?: number
          seen_state?: Database['public']['Enums']['return_state']
        }
        Returns: Json
      }
      complete_draft: {
        Args: {
          contact: Json
          expected_total: number
          notes?: string
          payment_method: Database['public']['Enums']['payment_method']
          token: string
        }
        Returns: Json
      }
      confirmation_queue: { Args: { state?: string }; Returns: Json }
      correct_order_contact: { Args: { baseline: Json; changes: Json; order_id: string }; Returns: undefined }
      correct_order_lines: {
        Args: {
          delivery_fee: number
          discount?: number
          discount_reason?: string
          items: Json
          order_id: string
          seen_revision: number
        }
        Returns: Json
      }
      courier_balances: { Args: Record<PropertyKey, never>; Returns: Json }
      courier_parcels: { Args: { courier: string; page_size?: number; state: string }; Returns: Json }
      create_product: { Args: { columns: Json; product_id: string }; Returns: Json }
      decide_return: {
        Args: {
          decision: Database['public']['Enums']['return_state']
          key: string
          note?: string
          return_id: string
          seen_state: Database['public']['Enums']['return_state']
        }
        Returns: Json
      }
      delete_account: { Args: { confirmation: string }; Returns: undefined }
      delete_review: { Args: { item_id: string; token: string }; Returns: undefined }
      delete_sale: { Args: { sale_id: string }; Returns: undefined }
      draft_page: { Args: { city?: string; token: string }; Returns: Json }
      end_sale: { Args: { sale_id: string }; Returns: undefined }
      export_variations: { Args: { product_ids: string[] }; Returns: Json }
      extend_hold: { Args: { last_day: string; order_id: string }; Returns: Json }
      find_customers: { Args: { search: string }; Returns: Json }
      find_order: { Args: { order_number: string; phone: string }; Returns: string }
      flag_review: { Args: { is_flagged: boolean; review_id: string }; Returns: undefined }
      hand_over_orders: { Args: { courier: string; key: string; parcels: Json }; Returns: Json }
      import_products: { Args: { preview?: boolean; rows: Json }; Returns: Json }
      invoice: { Args: { number: string; token: string }; Returns: Json }
      keep_orders: { Args: { token: string }; Returns: string }
      keep_payment: {
        Args: { amount: number; order_id: string; reason: string; seen_paid?: number; seen_refunded?: number }
        Returns: Json
      }
      list_products: {
        Args: {
          category?: string
          city?: string
          colours?: string[]
          cursor?: Json
          in_stock?: boolean
          materials?: string[]
          max_price?: number
          min_price?: number
          page_size?: number
          search?: string
          similar_to?: string
          sizes?: string[]
          sort?: string
        }
        Returns: {
          categories: Json
          category_id: string
          city: string
          compare_at_price: number
          created_at: string
          from_price: number
          has_variations: boolean
          hover_image_url: string
          id: string
          image_color: string
          image_url: string
          is_close: boolean
          name_ar: string
          name_en: string
          name_fr: string
          next_cursor: Json
          price: number
          review_stats: Json
          stock_quantity: number
        }[]
      }
      list_reviews: {
        Args: {
          cursor?: Json
          language?: Database['public']['Enums']['language']
          page_size?: number
          product_id: string
          sort?: string
          stars?: number
          with_photos?: boolean
        }
        Returns: Json[]
      }
      log_search_miss: {
        Args: { language: Database['public']['Enums']['language']; opened?: string; query: string }
        Returns: undefined
      }
      match_transfers: { Args: { lines: Json }; Returns: Json }
      moderate_review: {
        Args: {
          decision: Database['public']['Enums']['review_state']
          reason?: string
          review_id: string
          seen_revision: number
        }
        Returns: Json
      }
      offer_orders: { Args: { order_number?: string }; Returns: string }
      payment_page: { Args: { token: string }; Returns: Json }
      place_order: {
        Args: {
          code?: string
          contact: Json
          expected_total: number
          gift?: Json
          idempotency_key: string
          is_pickup?: boolean
          is_quick?: boolean
          items: Json
          language: Database['public']['Enums']['language']
          notes?: string
          payment_method: Database['public']['Enums']['payment_method']
        }
        Returns: Json
      }
      place_order_draft: {
        Args: { draft_id: string; expected_total: number; received?: Json; seen_revision: number }
        Returns: Json
      }
      postpone_payment: {
        Args: { answered?: boolean; error: string; held?: boolean; payment_id: string }
        Returns: undefined
      }
      product_by_number: { Args: { number: string }; Returns: string }
      promotion_uses: { Args: Record<PropertyKey, never>; Returns: Json }
      quote_order: {
        Args: {
          city?: string
          code?: string
          country?: string
          gift_wrap?: boolean
          is_pickup?: boolean
          items: Json
        }
        Returns: Json
      }
      receive_return: { Args: { key: string; lines: Json; return_id: string }; Returns: Json }
      record_call: {
        Args: {
          key: string
          next_day?: string
          note?: string
          order_id: string
          outcome: Database['public']['Enums']['call_outcome']
          reason?: Database['public']['Enums']['cancellation_reason']
          seen_calls: number
        }
        Returns: Json
      }
      record_delivery: {
        Args: {
          key: string
          lines?: Json
          note?: string
          order_id: string
          outcome: Database['public']['Enums']['delivery_outcome']
        }
        Returns: Json
      }
      record_email_result: { Args: { error?: string; id: number }; Returns: undefined }
      record_payment: {
        Args: {
          amount: number
          bank_text?: string
          note?: string
          order_id: string
          provider: Database['public']['Enums']['payment_provider']
          received_on: string
          reference: string
          seen_paid?: number
          seen_refunded?: number
        }
        Returns: Json
      }
      record_provider_refund: {
        Args: {
          amount: number
          is_chargeback?: boolean
          payment_id: string
          reason?: string
          received_on: string
          reference: string
          seen_paid?: number
          seen_refunded?: number
        }
        Returns: Json
      }
      record_remittance: {
        Args: {
          courier: string
          key: string
          lines: Json
          note?: string
          preview?: boolean
          received_on: string
          reference: string
        }
        Returns: Json
      }
      refund_order: {
        Args: {
          amount: number
          credit_of?: string
          lines?: Json
          order_id: string
          other_amount?: boolean
          provider: Database['public']['Enums']['payment_provider']
          reason: string
          received_on?: string
          reference: string
          seen_paid?: number
          seen_refunded?: number
        }
        Returns: Json
      }
      refund_return: {
        Args: {
          amount: number
          key: string
          other_amount?: boolean
          provider: Database['public']['Enums']['payment_provider']
          received_on?: string
          return_id: string
          seen_paid?: number
          seen_refunded?: number
        }
        Returns: Json
      }
      reply_to_message: {
        Args: { body: string; key: string; message_id: string; seen_replies: number }
        Returns: undefined
      }
      reply_to_review: { Args: { reply: string; review_id: string; seen_reply: string }; Returns: undefined }
      report_dispute: {
        Args: {
          amount: number
          changed_at: string
          charge_id: string
          currency: string
          detail?: Json
          opened_at: string
          outcome: string
          provider: Database['public']['Enums']['payment_provider']
          reference: string
          respond_by?: string
        }
        Returns: Json
      }
      report_payment: {
        Args: {
          amount?: number
          charge_id?: string
          currency?: string
          detail?: Json
          outcome: Database['public']['Enums']['payment_state']
          provider: Database['public']['Enums']['payment_provider']
          reference: string
        }
        Returns: Json
      }
      report_payment_provider: {
        Args: { provider: Database['public']['Enums']['payment_provider']; ready: boolean }
        Returns: undefined
      }
      report_refund: {
        Args: {
          amount?: number
          charge_id: string
          currency?: string
          detail?: Json
          is_chargeback?: boolean
          outcome: Database['public']['Enums']['payment_state']
          provider: Database['public']['Enums']['payment_provider']
          reference: string
        }
        Returns: Json
      }
      report_telemetry: { Args: { report: string }; Returns: undefined }
      request_return: {
        Args: {
          key: string
          lines: Json
          note?: string
          reason: Database['public']['Enums']['return_reason']
          token: string
          wish: Database['public']['Enums']['return_wish']
        }
        Returns: Json
      }
      request_stock_alert: {
        Args: {
          contact: string
          language?: Database['public']['Enums']['language']
          product_id: string
          variation_ids: string[]
        }
        Returns: undefined
      }
      resolve_payment_difference: { Args: { difference_id: number; note?: string }; Returns: undefined }
      resolve_remittance_line: { Args: { line_id: number; resolution: string }; Returns: undefined }
      restore_image: { Args: { entry_id: number }; Returns: string }
      retry_email: { Args: { id: number }; Returns: undefined }
      retry_failed_emails: { Args: Record<PropertyKey, never>; Returns: undefined }
      return_page: { Args: { token: string }; Returns: Json }
      reverse_payment: { Args: { payment_id: string }; Returns: Json }
      review_page: { Args: { token: string }; Returns: Json }
      save_cart: { Args: { items: Json }; Returns: undefined }
      save_order_draft: { Args: { content: Json; draft_id: string; seen_revision: number }; Returns: Json }
      save_sale: {
        Args: {
          baseline?: string
          category_keys?: string[]
          ends_at: string
          name: string
          percent: number
          product_ids?: string[]
          sale_id: string
          starts_at: string
        }
        Returns: string
      }
      save_variation: {
        Args: {
          baseline?: Json
          changes: Json
          key?: string
          product_id: string
          stock?: number
          variation_id: string
        }
        Returns: Json
      }
      send_contact_message: {
        Args: {
          email: string
          language?: Database['public']['Enums']['language']
          message: string
          name: string
          subject: string
          website?: string
        }
        Returns: undefined
      }
      send_exchange: {
        Args: { items: Json; key: string; return_id: string; seen_paid?: number; seen_refunded?: number }
        Returns: Json
      }
      set_order_company: {
        Args: { company: string; ice: string; order_id: string; seen_company: string; seen_ice: string }
        Returns: undefined
      }
      set_order_statuses: {
        Args: {
          order_ids: string[]
          reason?: Database['public']['Enums']['cancellation_reason']
          returned?: Json
          seen: string[]
          ship_unpaid?: boolean
          status: Database['public']['Enums']['order_status']
        }
        Returns: Json
      }
      set_provider_order: { Args: { payment_id: string; provider_order_id: string }; Returns: string }
      set_role: {
        Args: { role: Database['public']['Enums']['user_role']; user_id: string }
        Returns: undefined
      }
      start_payment: {
        Args: {
          currency?: string
          payment_method: Database['public']['Enums']['payment_method']
          provider: Database['public']['Enums']['payment_provider']
          token: string
        }
        Returns: Json
      }
      stock_alert_counts: {
        Args: Record<PropertyKey, never>
        Returns: {
          name_ar: string
          name_en: string
          name_fr: string
          product_id: string
          stock_quantity: number
          to_notify: number
          waiting: number
        }[]
      }
      stop_stock_alerts: { Args: { token: string }; Returns: undefined }
      subscribe_newsletter: {
        Args: { email: string; language?: Database['public']['Enums']['language'] }
        Returns: undefined
      }
      track_order: { Args: { token: string }; Returns: Json }
      unclaimed_files: {
        Args: { batch?: number }
        Returns: {
          bucket: string
          paths: string[]
        }[]
      }
      update_product: { Args: { baseline: Json; changes: Json; product_id: string }; Returns: Json }
      vote_review: { Args: { is_helpful: boolean; review_id: string; visitor: string }; Returns: number }
      write_review: {
        Args: {
          body: string
          display_name: string
          item_id: string
          key: string
          language?: Database['public']['Enums']['language']
          rating: number
          token: string
        }
        Returns: Json
      }
    }
    Enums: {
      call_outcome: 'confirmed' | 'no_answer' | 'postponed' | 'wrong_number' | 'cancelled'
      cancellation_reason:
        | 'customer_request'
        | 'out_of_stock'
        | 'unreachable'
        | 'refused'
        | 'payment'
        | 'other'
      delivery_outcome: 'refused' | 'unreachable' | 'returned'
      delivery_zone: 'casablanca-rabat' | 'north' | 'centre' | 'south' | 'far-south'
      invoice_kind: 'invoice' | 'credit_note'
      language: 'en' | 'fr' | 'ar'
      order_payment_status: 'unpaid' | 'pending' | 'paid' | 'partially_refunded' | 'refunded' | 'failed'
      order_source: 'web' | 'phone' | 'whatsapp' | 'instagram' | 'facebook' | 'showroom'
      order_status: 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled'
      payment_kind: 'charge' | 'refund' | 'reversal'
      payment_method: 'cash_on_delivery' | 'bank_transfer' | 'card' | 'paypal'
      payment_provider: 'cash' | 'transfer' | 'cmi' | 'paypal'
      payment_state: 'pending' | 'succeeded' | 'failed'
      promotion_kind: 'percent' | 'amount' | 'free_delivery' | 'buy_n'
      return_reason: 'damaged' | 'wrong_item' | 'not_as_described' | 'changed_mind' | 'other'
      return_state: 'requested' | 'approved' | 'refused' | 'received' | 'closed' | 'cancelled'
      return_wish: 'refund' | 'exchange'
      review_state: 'pending' | 'published' | 'refused'
      sale_outcome:
        | 'waiting'
        | 'reduced'
        | 'restored'
        | 'changed'
        | 'on_offer'
        | 'other_sale'
        | 'too_cheap'
        | 'unpublished'
      user_role: 'customer' | 'admin'
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {
      call_outcome: ['confirmed', 'no_answer', 'postponed', 'wrong_number', 'cancelled'],
      cancellation_reason: ['customer_request', 'out_of_stock', 'unreachable', 'refused', 'payment', 'other'],
      delivery_outcome: ['refused', 'unreachable', 'returned'],
      delivery_zone: ['casablanca-rabat', 'north', 'centre', 'south', 'far-south'],
      invoice_kind: ['invoice', 'credit_note'],
      language: ['en', 'fr', 'ar'],
      order_payment_status: ['unpaid', 'pending', 'paid', 'partially_refunded', 'refunded', 'failed'],
      order_source: ['web', 'phone', 'whatsapp', 'instagram', 'facebook', 'showroom'],
      order_status: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'],
      payment_kind: ['charge', 'refund', 'reversal'],
      payment_method: ['cash_on_delivery', 'bank_transfer', 'card', 'paypal'],
      payment_provider: ['cash', 'transfer', 'cmi', 'paypal'],
      payment_state: ['pending', 'succeeded', 'failed'],
      promotion_kind: ['percent', 'amount', 'free_delivery', 'buy_n'],
      return_reason: ['damaged', 'wrong_item', 'not_as_described', 'changed_mind', 'other'],
      return_state: ['requested', 'approved', 'refused', 'received', 'closed', 'cancelled'],
      return_wish: ['refund', 'exchange'],
      review_state: ['pending', 'published', 'refused'],
      sale_outcome: [
        'waiting',
        'reduced',
        'restored',
        'changed',
        'on_offer',
        'other_sale',
        'too_cheap',
        'unpublished',
      ],
      user_role: ['customer', 'admin'],
    },
  },
} as const
